import { createContext, createElement, useContext, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { reconcilerOfPage } from '#web/features/game/page-reconciler.tsx';

const Colour = createContext('none');

/** Tells when it is shown, with its colour, and when it cleans up. */
function Child({ told }: { readonly told: string[] }) {
  const colour = useContext(Colour);
  useLayoutEffect(() => {
    told.push(`shown ${colour}`);
    return () => {
      told.push(`gone ${colour}`);
    };
  }, [told, colour]);
  return null;
}

test('what @pixi/react renders is shown before it is told of it, and has cleaned up before it is told that it is gone', async () => {
  const reconciler = reconcilerOfPage();
  const told: string[] = [];
  const container = reconciler.createContainer();
  const show = (colour: string) =>
    createElement(Colour.Provider, { value: colour }, createElement(Child, { told }));
  const update = (content: ReturnType<typeof show> | null) =>
    new Promise<void>((done) =>
      reconciler.updateContainer(content, container, null, () => {
        told.push('done');
        done();
      }),
    );
  await update(show('red'));
  await update(show('blue'));
  await update(null);
  expect(told).toEqual(['shown red', 'done', 'gone red', 'shown blue', 'done', 'gone blue', 'done']);
});

test('containers know nothing of each other', async () => {
  const reconciler = reconcilerOfPage();
  const rooms = ['one', 'two'].map((name) => ({ told: [] as string[], name }));
  await Promise.all(
    rooms.map(
      ({ told, name }) =>
        new Promise<void>((done) =>
          reconciler.updateContainer(
            createElement(Colour.Provider, { value: name }, createElement(Child, { told })),
            reconciler.createContainer(),
            null,
            done,
          ),
        ),
    ),
  );
  expect(rooms.map(({ told }) => told)).toEqual([['shown one'], ['shown two']]);
});
