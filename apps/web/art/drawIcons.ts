// node apps/web/art/drawIcons.ts: draws public/icons/mark.svg and the PNG sizes that installers ask for.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SIZES = [180, 192, 512];
const target = (name: string): URL => new URL(`../public/icons/${name}`, import.meta.url);

writeFileSync(target('mark.svg'), mark());
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = readFileSync(target('mark.svg')).toString('base64');
  await page.setContent(
    `<body style="margin:0"><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${image}">`,
  );
  await page.screenshot({ path: target(`icon-${size}.png`).pathname });
  await page.close();
}
await browser.close();

/** The compass rose on vellum, inside the safe zone of round icon masks. */
function mark(): string {
  const winds = [1, 3, 5, 7, 0, 2, 4, 6].map((wind) => {
    const chief = wind % 2 === 0;
    const tip = chief ? -150 : -104;
    const [side, waist] = chief ? [24, -40] : [18, -40];
    const colour = chief ? '#b8402a' : '#33705f';
    return [
      `<g transform="rotate(${wind * 45})">`,
      `<path d="M0 ${tip}L${side} ${waist}L0 0z" fill="${colour}"/>`,
      `<path d="M0 ${tip}L${-side} ${waist}L0 0z" fill="#fbf5e6"/>`,
      '</g>',
    ].join('');
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-256 -256 512 512"><title>Portolan</title>',
    '<path d="M-256-256H256V256H-256z" fill="#f4e9d0"/>',
    '<g fill="none" stroke="#2a211a" stroke-width="6" stroke-linejoin="round">',
    '<circle r="128"/><circle r="114" stroke-width="3"/>',
    ...winds,
    '<path d="M-14-166 0-194 14-166z" fill="#2a211a" stroke="none"/>',
    '<circle r="15" fill="#c9962e"/>',
    '</g></svg>\n',
  ].join('');
}
