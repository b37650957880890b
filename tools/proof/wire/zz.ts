import { mkdtempSync } from 'node:fs';
import { openHouse } from './house.ts';

const f = mkdtempSync('/tmp/hs/k-');
for (let i = 0; i < 3; i++) {
  const t = performance.now();
  const h = await openHouse('houseProcess.ts', [f]);
  console.log('open', performance.now() - t);
  await h.kill();
}
