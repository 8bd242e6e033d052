import {
  alert,
  check,
  chevronDown,
  chevronUp,
  clock,
  close,
  help,
  info,
  plus,
  refresh,
  warning,
} from '../../../ui/src/primitives/icon/outlines.ts';

/** The drawings of the widget's icons; the build fails when the form names another one. */
export const drawings = {
  alert,
  check,
  chevronDown,
  chevronUp,
  clock,
  close,
  help,
  info,
  plus,
  refresh,
  warning,
};
