import { testTypes } from '@udongo/sdk/values';
import type { InputType } from 'storybook/internal/types';
import { type Attributes, attributeMeanings } from './embedding.ts';

/** The values of attributes with a closed list. */
const choices: Readonly<Record<string, readonly string[]>> = {
  mode: ['inline', 'button'],
  locale: ['en', 'sw'],
  scheme: ['light', 'dark', 'auto'],
  font: ['inherit'],
  'referrer-agent': ['agent'],
  'test-type': testTypes.map(({ value }) => value),
};

/** Attributes without a value. */
const flags: readonly string[] = ['retry-creates'];

/** A control for each attribute in the guide for partners. */
export const attributeControls: Readonly<Record<string, InputType>> = Object.fromEntries(
  Object.entries(attributeMeanings).map(([name, description]) => {
    const options = choices[name];
    const control = options ? 'select' : flags.includes(name) ? 'boolean' : 'text';
    return [
      name,
      { name, description, control, ...(options && { options }), table: { category: 'Attributes' } },
    ];
  }),
);

/** Picks the attributes among a story's args; an emptied control counts as absent. */
export function attributesOf(args: object): Attributes {
  const named = Object.entries(args).filter(([name]) => name in attributeMeanings || name === 'style');
  return Object.fromEntries(
    named.filter(([, value]) => value !== undefined && value !== false && value !== null),
  );
}
