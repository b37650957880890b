import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { greet, launchChromium, openHouse } from '@portolan/web/driving';
import { openCamera } from './camera.ts';
import { SCENES } from './scenes.ts';

const USAGE = `npm run pictures -- [--out FOLDER] [SCENE ...]
Takes pictures of the product in three sizes and both themes. Scenes: ${Object.keys(SCENES).join(', ')}; all without one.
`;
const BUILD = fileURLToPath(new URL('../buildPages.ts', import.meta.url));

await main();

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'reports/pictures' }, help: { type: 'boolean', default: false } },
  });
  const unknown = positionals.find((name) => !(name in SCENES));
  if (values.help || unknown !== undefined) {
    process.stderr.write(unknown === undefined ? USAGE : `there is no scene "${unknown}"\n${USAGE}`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the pages could not be built');
  await take(openCamera(resolve(values.out), tell), positionals.length > 0 ? positionals : Object.keys(SCENES));
}

async function take(camera: ReturnType<typeof openCamera>, names: readonly string[]): Promise<void> {
  const [house, browser] = await Promise.all([openHouse(), launchChromium()]);
  try {
    for (const name of names) {
      const context = await browser.newContext({ baseURL: house.address });
      const page = await context.newPage();
      await greet(page, 'Ida');
      await SCENES[name]?.(page, camera);
      await context.close();
    }
  } finally {
    await browser.close();
    await house.stop();
  }
}

function tell(text: string): void {
  process.stderr.write(text);
}
