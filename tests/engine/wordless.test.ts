import { Application, Container, Graphics, Text } from 'pixi.js';
import { expect, test } from 'vitest';
import { eraseWords } from '#engine/workbench/wordless.ts';

test('pictures without words leave out the header and every text, also one that comes later, until they end', async () => {
  const app = new Application();
  await app.init({ preference: 'webgl', width: 64, height: 64, autoStart: false });
  const [word, late, after] = ['1', '2', '3'].map((text) => new Text({ text }));
  const shape = new Graphics().rect(0, 0, 9, 9).fill('#ff0000');
  const inside = new Container();
  inside.addChild(word!, shape);
  const header = new Container({ label: 'header' });
  app.stage.addChild(inside, header);

  const end = eraseWords(app);
  app.render();
  inside.addChild(late!);
  app.render();
  end();
  inside.addChild(after!);
  app.render();

  expect([header, word, late, after, shape].map((node) => node!.renderable)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  app.destroy(true, { children: true });
});
