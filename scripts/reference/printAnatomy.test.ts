import { expect, it } from 'vitest';
import { printAnatomy } from './printAnatomy.ts';

const known = new Map([
  ['udongo-field', 'Field'],
  ['udongo-field__label', 'label'],
  ['udongo-input', '<Input>'],
  ['udongo-field__hint', 'hint'],
]);

it('shows which slot is within which, leaves other elements out and says what is alike once', () => {
  const html =
    '<div class="udongo-field is-mine"><div><label class="udongo-field__label" for="a">Name</label></div>' +
    '<input class="udongo-input" disabled=""/><p class="udongo-field__hint">1</p><p class="udongo-field__hint">2</p></div>';
  expect(printAnatomy(html, known)).toBe(
    ['Field <div>', '├─ label <label>', '├─ <Input>', '└─ hint <p> × 2'].join('\n'),
  );
});
