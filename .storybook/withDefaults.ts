import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Shows in its own column the default that a prop's docstring says: "Default 3." */
export const withDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [, said] = /\bDefault:? (.+?)[.](?=\s|$)/.exec(argType.description ?? '') ?? [];
      if (!said || argType.table?.defaultValue) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary: said } } }];
    }),
  );
