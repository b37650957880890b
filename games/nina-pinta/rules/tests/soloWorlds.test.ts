import { describe, expect, it } from 'vitest';
import { LANDS, WORLDS } from '../src/ids.ts';
import { eventsOf, governPlanck, ME, PLANCK, sailPlanck, solo, stackTiles, tiesAt } from './soloHelpers.ts';

/** What holds in Niña holds in the other worlds. */
describe('Planck in every world', () => {
  it('[NP-SOLO-48] explores the Caribbean first', () => {
    for (const world of WORLDS) {
      const table = solo();
      table.tile(`${world} caribbean`, 'mixed');
      sailPlanck(table, { world });
      expect(table.player(PLANCK).harbours[WORLDS.indexOf(world)]).toBe(table.at(`${world} caribbean`));
      expect(table.settlers(PLANCK, `${world} caribbean`)).toBe(1);
    }
  });

  it('[NP-SOLO-41] finds targets for attacks and room for Settlers', () => {
    for (const world of WORLDS) {
      const attack = solo();
      attack.war(world);
      attack.settle(ME, `${world} rockies`);
      stackTiles(attack, 'andes');
      sailPlanck(attack, { world });
      expect(attack.settlers(ME, `${world} rockies`)).toBe(0);
      const room = solo();
      room.captain(PLANCK, `${world} andes`);
      room.tile(`${world} andes`, 'plains');
      room.tile(`${world} isthmus`, 'plains');
      room.settle(ME, `${world} andes`);
      room.explore(`${world} isthmus`);
      stackTiles(room, 'andes');
      sailPlanck(room, { world, captain: false });
      expect(room.settlers(PLANCK, `${world} isthmus`)).toBe(1);
    }
  });

  it('[NP-SOLO-51] puts Natives where most can be collected', () => {
    for (const world of WORLDS) {
      const table = solo();
      table.tile(`${world} caribbean`, 'mixed');
      table.tile(`${world} amazonia`, 'forest');
      table.tile(`${world} andes`, 'plains');
      table.explore(`${world} caribbean`, `${world} andes`);
      table.settle(ME, `${world} caribbean`, 2);
      stackTiles(table, 'amazonia');
      sailPlanck(table, { world });
      expect(eventsOf(table.events, 'nativesPlaced').map(({ place }) => place)).toEqual([table.at(`${world} andes`)]);
    }
  });

  it('[NP-SOLO-53] falls back to where most can be collected', () => {
    for (const world of WORLDS) {
      const table = solo();
      for (const land of LANDS) {
        table.explore(`${world} ${land}`);
        table.state.cities[table.at(`${world} ${land}`)] = ME;
        table.state.towns[table.at(`${world} ${land}`)] = 1 << ME;
      }
      table.town(PLANCK, `${world} rockies`);
      table.town(PLANCK, `${world} caribbean`);
      sailPlanck(table, { world });
      expect(table.player(PLANCK).harbours[WORLDS.indexOf(world)]).toBe(table.at(`${world} isthmus`));
    }
  });

  it('[NP-SOLO-55][NP-SOLO-56] migrates to make a chain, and only as far as Reduce leaves the Settler there', () => {
    for (const world of WORLDS) {
      const table = solo();
      table.tile(`${world} rockies`, 'forest');
      table.tile(`${world} isthmus`, 'plains');
      table.tile(`${world} caribbean`, 'mixed');
      table.settle(PLANCK, `${world} caribbean`);
      table.explore(`${world} isthmus`);
      table.captain(PLANCK, `${world} rockies`);
      table.settle(PLANCK, `${world} rockies`, 2);
      sailPlanck(table, { world, settlers: 0, captain: false });
      expect(eventsOf(table.events, 'settlerMigrated')).toEqual([
        {
          kind: 'settlerMigrated',
          seat: PLANCK,
          from: table.at(`${world} rockies`),
          to: table.at(`${world} isthmus`),
        },
      ]);
      const full = solo();
      full.tile(`${world} rockies`, 'forest');
      full.tile(`${world} isthmus`, 'plains');
      full.settle(PLANCK, `${world} rockies`, 2);
      full.settle(ME, `${world} isthmus`);
      full.captain(PLANCK, `${world} rockies`);
      sailPlanck(full, { world, settlers: 0, captain: false });
      expect(eventsOf(full.events, 'settlerMigrated')).toEqual([]);
      expect(full.settlers(PLANCK, `${world} rockies`)).toBe(1);
    }
  });

  it('[NP-SOLO-56] a Settler who enters an open Stronghold is safe from Reduce', () => {
    for (const world of WORLDS) {
      const table = solo();
      table.tile(`${world} rockies`, 'forest');
      table.tile(`${world} isthmus`, 'plains');
      table.settle(PLANCK, `${world} rockies`, 2);
      table.settle(ME, `${world} isthmus`);
      table.state.strongholds[table.at(`${world} isthmus`)] = -1;
      table.captain(PLANCK, `${world} rockies`);
      sailPlanck(table, { world, settlers: 0, captain: false });
      expect(table.settlers(PLANCK, `${world} isthmus`)).toBe(1);
      expect(table.state.strongholds[table.at(`${world} isthmus`)]).toBe(PLANCK);
    }
  });

  it('[NP-SOLO-62][NP-SOLO-65] builds with the gold of Strongholds and ship', () => {
    for (const world of WORLDS) {
      const table = solo();
      if (table.state.build[WORLDS.indexOf(world)] === 0) table.token(world, 'build');
      table.tile(`${world} rockies`, 'mixed');
      table.tile(`${world} isthmus`, 'plains');
      table.tile(`${world} andes`, 'inhospitable');
      for (const land of ['rockies', 'isthmus', 'andes']) table.settle(PLANCK, `${world} ${land}`);
      table.stronghold(PLANCK, `${world} isthmus`, 2);
      table.ship(PLANCK, `${world} isthmus`, 0);
      governPlanck(table, world);
      expect(table.state.towns[table.at(`${world} andes`)]).toBe(1 << PLANCK);
      expect(table.state.vaults[table.at(`${world} isthmus`)]).toBe(0);
      expect(table.player(PLANCK).gold).toBe(3 - 1);
    }
  });

  it('[NP-SOLO-03][NP-SOLO-64] takes the cheaper of two Cities without a decision', () => {
    for (const world of WORLDS) {
      for (const askTies of [true, false]) {
        const table = solo({ askTies });
        if (table.state.build[WORLDS.indexOf(world)] === 0) table.token(world, 'build');
        table.tile(`${world} caribbean`, 'mixed');
        table.tile(`${world} isthmus`, 'plains');
        table.tile(`${world} rockies`, 'forest');
        table.settle(PLANCK, `${world} caribbean`);
        table.settle(PLANCK, `${world} isthmus`);
        table.stronghold(PLANCK, `${world} isthmus`);
        table.town(PLANCK, `${world} rockies`);
        table.ship(PLANCK, `${world} isthmus`, 20);
        governPlanck(table, world);
        expect(tiesAt(table)).toEqual(askTies ? [`city ${world} caribbean`, `upgrade ${world} rockies`] : []);
        if (!askTies) expect(table.state.cities[table.at(`${world} rockies`)]).toBe(PLANCK);
      }
    }
  });
});
