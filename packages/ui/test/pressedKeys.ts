import { type Access, access } from '../../../.storybook/access.ts';

/** The components whose keys are those of native elements: `nativeKeys.test.tsx` presses real ones; the others have a story *Keyboard*. */
export const withNativeKeys = [
  'Select',
  'RadioCards',
  'Dialog',
  'SoilTypeDialog',
  'BulkDialog',
  'SensorPasteDialog',
  'PaymentPanel',
] as const;

const pressed = new Set<string>();

/** Begins to record the keys that are pressed. */
export function listenToKeys(): void {
  pressed.clear();
  // First of all: an open layer keeps Escape from the document.
  window.addEventListener('keydown', record, { capture: true });
}

/** The keys of a component, as its page names them, that nobody pressed since `listenToKeys`. */
export function listKeysNotPressed(component: string): string[] {
  const { keys }: Access = access[component] ?? { keys: [], notes: [] };
  return keys.flatMap(([names]) => names.split(', ')).filter((name) => !pressed.has(name));
}

function record({ key, ctrlKey, shiftKey }: KeyboardEvent): void {
  const name = key === ' ' ? 'Space' : key;
  pressed.add(name);
  if (ctrlKey) pressed.add(`Control+${name}`);
  if (shiftKey) pressed.add(`Shift+${name}`);
}
