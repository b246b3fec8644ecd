import cascadeLayers from '@csstools/postcss-cascade-layers';
import { atRule, decl, type AtRule, type Declaration, type Plugin, type Root } from 'postcss';
import type { Plugin as BundlerPlugin } from 'vite';

const TURN = '--tw-rotate';
const SIZES = ['--tw-scale-x', '--tw-scale-y'] as const;
/** Replaces three properties that Chrome has had only since 104; in the order in which browsers apply them. */
const TRANSFORM =
  'translate(var(--tw-translate-x, 0), var(--tw-translate-y, 0)) ' +
  `rotate(var(${TURN}, 0deg)) scale(var(${SIZES[0]}, 1), var(${SIZES[1]}, 1))`;
const THREE = /^(translate|rotate|scale)$/;
/** Percentages in scale() are newer than the function. */
const asFactor = (value: string) => (value.endsWith('%') ? String(parseFloat(value) / 100) : value);

/** Combines Tailwind's translate, rotate and scale into one `transform`, through Tailwind's own variables for each. */
const foldTransforms: Plugin = {
  postcssPlugin: 'fold-transforms',
  OnceExit(root) {
    root.walkDecls(/^--tw-scale-/, (declaration) => {
      declaration.value = asFactor(declaration.value);
    });
    root.walkDecls(THREE, (declaration) => {
      keepValue(declaration);
      declaration.prop = 'transform';
      declaration.value = TRANSFORM;
    });
    for (const name of [TURN, ...SIZES]) keepToItself(root, name);
  },
};

/** Moves a value in the declaration itself into the variable. */
function keepValue({ prop, value, parent, source }: Declaration): void {
  if (value.includes('var(--tw-')) return;
  if (prop === 'translate') throw new Error(`translate: ${value} is not one of Tailwind's own`);
  const names = prop === 'rotate' ? [TURN] : SIZES;
  for (const name of names) parent?.insertBefore(0, decl({ prop: name, value: asFactor(value), source }));
}

/** Unregistered variables are inherited; where @property is not supported, Tailwind resets them by a rule. */
function keepToItself(root: Root, name: string): void {
  let isUsed = false;
  let isRegistered = false;
  root.walkDecls(name, () => {
    isUsed = true;
  });
  root.walkAtRules('property', ({ params }) => {
    isRegistered ||= params === name;
  });
  if (!isUsed || isRegistered) return;
  // The bundler needs the source position of every declaration.
  const { source } = root;
  const registered = atRule({ name: 'property', params: name, source });
  registered.append(
    decl({ prop: 'syntax', value: '"*"', source }),
    decl({ prop: 'inherits', value: 'false', source }),
  );
  root.append(registered);
  root.walkRules(/::backdrop/, (rule) => {
    if ((rule.parent as AtRule).name === 'supports')
      rule.append(decl({ prop: name, value: 'initial', source }));
  });
}

/** Viewport heights without the browser's bars need Chrome 108: older ones get the height of the whole window. */
const fallBackToWholeWindow: Plugin = {
  postcssPlugin: 'fall-back-to-whole-window',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      const whole = declaration.value.replace(/(\d)[dsl](v[hw])\b/g, '$1$2');
      if (whole !== declaration.value) declaration.cloneBefore({ value: whole });
    });
  },
};

/**
 * Makes Tailwind's styles work in the promised browsers, in this order; the bundler itself lowers nesting, media query
 * ranges and new colours afterwards. Cascade layers keep their order by specificity.
 */
export const olderCss = [foldTransforms, fallBackToWholeWindow, cascadeLayers()];

/**
 * Chrome before 90 ignores declarations with an empty fallback, `var(--x,)`, but accepts a space; shadows, rings and
 * filters depend on it. The bundler's minifier removes the space, so this runs after it.
 */
export const spaceForNothing: BundlerPlugin = {
  name: 'space-for-nothing',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replace(/(var\(--[\w-]+,)\)/g, '$1 )');
  },
};
