/** Writes the scene of every card as a picture for the documentation: `npm run card-pictures`. */

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from 'svelte/compiler';
import { render } from 'svelte/server';

const PARTS = ['SpecialEventPicture', 'CardPicture'];
const FOLDER = '../docs/images/cards';
const fileOf = (name) => join('node_modules', `.${name}.js`);

/** The component, and what it is made of, as modules that draw without a page. */
async function drawing() {
  for (const name of PARTS) {
    const { js } = compile(await readFile(`src/parts/${name}.svelte`, 'utf8'), {
      generate: 'server',
    });
    await writeFile(fileOf(name), js.code.replace(/'\.\/(\w+)\.svelte'/g, "'./.$1.js'"));
  }
  const found = await import(pathToFileURL(fileOf('CardPicture')).href);
  for (const name of PARTS) await rm(fileOf(name));
  return {
    draw: found.default,
    kinds: [...Object.keys(found.SKIES), ...Object.keys(found.LIKE), 'enemy_fleet'],
  };
}

const { draw, kinds } = await drawing();
await mkdir(FOLDER, { recursive: true });
for (const kind of kinds) {
  const { body } = render(draw, { props: { kind } });
  const svg = body.replace(/<!--.*?-->/gs, '').replace(/ class="[^"]*"/, '');
  const alone = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="240" ');
  await writeFile(join(FOLDER, `${kind}.svg`), `${alone.trim()}\n`);
}
