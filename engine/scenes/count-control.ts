import type { Control } from '#engine/input/controls.ts';
import { COUNT_TOGETHER } from '#engine/rules/common-words.ts';
import type { Guide } from '#engine/sprites/guide.ts';
import { guideControl } from './guide-control.ts';
import type { GuidedHelp } from './guided-help.ts';

/**
 * Help that is a turn for two, gone on with by name: for who cannot touch the things that are counted. Its place is the
 * guide's, who waits for the child.
 */
export const countControl = (guide: Guide, help: GuidedHelp): Control => ({
  ...guideControl(guide, () => void help.goOn()),
  id: 'count-together',
  kind: 'action',
  scanned: 'first',
  label: COUNT_TOGETHER,
  visible: () => help.isShared,
  focus: (on) => help.heed(on),
});
