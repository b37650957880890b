import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSTGRES_CONNECTIONS } from '@portolan/server/data';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { SETTING_NAMES } from './settings.ts';

const GUIDE = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
const readExample = (file: string): string => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
/** A bot worker has settings of its own. */
const KNOWN: readonly string[] = [...SETTING_NAMES, 'BOT_THREADS', 'ALIVE_FILE'];
/** A server stops within ten seconds, whatever its clients do. */
const STOPS_WITHIN_S = 10;

describe("the operator's guide", () => {
  it('explains every setting in its table, and no other', () => {
    const section = GUIDE.split('\n## ').find((part) => part.startsWith('Settings')) ?? '';
    const named = [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
    expect(named).toEqual([...SETTING_NAMES]);
  });

  it('explains every metric of our own', () => {
    const source = readFileSync(
      new URL('../../../packages/server/src/metrics/serverMetrics.ts', import.meta.url),
      'utf8',
    );
    const names = [...source.matchAll(/'(portolan_\w+)'/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !GUIDE.includes(`\`${name}`))).toEqual([]);
  });

  it('says how many connections PostgreSQL has to allow', () => {
    expect(GUIDE).toContain(`A process has up to ${POSTGRES_CONNECTIONS} connections`);
    expect(GUIDE).toContain(`\`max_connections\` for ${POSTGRES_CONNECTIONS} connections of each server`);
  });
});

describe('the example for Compose', () => {
  const { services } = parse(readExample('compose.yaml'), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
  };
  interface Service {
    readonly image: string;
    readonly environment: Readonly<Record<string, string>>;
    readonly volumes?: readonly string[];
    readonly stop_grace_period?: string;
  }
  const servers = ['server-1', 'server-2'].map((name) => services[name]);

  it('gives servers names of their own, one key, and time to hand over', () => {
    for (const server of servers) {
      expect(Object.keys(server?.environment ?? {}).length).toBeGreaterThan(5);
      expect(server?.volumes).toEqual(['./secret:/data/secret:ro']);
      expect(Number.parseInt(server?.stop_grace_period ?? '', 10)).toBeGreaterThan(STOPS_WITHIN_S);
    }
    expect(new Set(servers.map((one) => one?.environment.NODE_ID)).size).toBe(2);
  });

  it('sets what the program knows, and has the PostgreSQL that is tested', () => {
    const set = [...servers, services.bots].flatMap((one) => Object.keys(one?.environment ?? {}));
    expect(set.filter((name) => !KNOWN.includes(name))).toEqual([]);
    expect(GUIDE).toContain(`tested with version ${services.database?.image.split(':')[1]})`);
  });
});

describe('the example for Caddy', () => {
  const numberOf = (setting: string): number =>
    Number(new RegExp(`^\\s*${setting} (\\d+)`, 'm').exec(readExample('Caddyfile'))?.[1]);

  it('takes no server out for a moment of the database that both share', () => {
    expect(numberOf('health_fails')).toBeGreaterThanOrEqual(3);
    expect(numberOf('health_fails') * numberOf('health_interval')).toBeLessThanOrEqual(STOPS_WITHIN_S);
  });
});

describe('the example for Kubernetes', () => {
  const documents = parseAllDocuments(readExample('kubernetes.yaml')).map((one) => one.toJS());
  const deployments = documents.filter(({ kind }) => kind === 'Deployment');
  const [server, bots] = deployments.map(({ spec }) => spec.template.spec);
  const [container] = server.containers;

  it('drains a server: it is taken out, then stops, and has time for both', () => {
    expect(container.readinessProbe.httpGet.path).toBe('/health');
    const [, seconds] = container.lifecycle.preStop.exec.command;
    const unready = container.readinessProbe.periodSeconds * container.readinessProbe.failureThreshold;
    expect(Number(seconds)).toBeGreaterThan(unready);
    expect(server.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + STOPS_WITHIN_S);
  });

  it('takes no server out for a moment of a database that all of them share', () => {
    expect(container.readinessProbe.failureThreshold).toBeGreaterThanOrEqual(3);
    expect(container.livenessProbe.httpGet).toBeUndefined();
  });

  it('spreads its servers over the machines that there are', () => {
    const [spread] = server.topologySpreadConstraints;
    expect(spread).toMatchObject({ topologyKey: 'kubernetes.io/hostname', whenUnsatisfiable: 'ScheduleAnyway' });
    expect(spread.labelSelector).toEqual(documents[0]?.spec.selector);
  });

  it('restarts a process of bots that no longer writes its file', () => {
    const [worker] = bots.containers;
    const [program, ...args]: string[] = worker.livenessProbe.exec.command;
    const named = worker.env.find(({ name }: { name: string }) => name === 'ALIVE_FILE').value;
    const folder = mkdtempSync(join(tmpdir(), 'portolan-alive-'));
    const file = join(folder, 'alive');
    const isAlive = (): boolean =>
      spawnSync(
        program ?? '',
        args.map((arg) => arg.replaceAll(named, file)),
      ).status === 0;
    expect(isAlive()).toBe(false);
    writeFileSync(file, '');
    expect(isAlive()).toBe(true);
    const before = Date.now() / 1000 - 60;
    utimesSync(file, before, before);
    expect(isAlive()).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('sets what the program knows, and gives all servers one key', () => {
    const set = [container, bots.containers[0]].flatMap(({ env }) => env.map(({ name }: { name: string }) => name));
    expect(set.length).toBeGreaterThan(5);
    expect(set.filter((name) => !KNOWN.includes(name))).toEqual([]);
    expect(container.volumeMounts).toContainEqual(
      expect.objectContaining({ mountPath: '/data/secret', readOnly: true }),
    );
    expect(bots.containers[0].image).toBe(container.image);
  });
});
