import { type Context, createContext, useContext } from 'react';

/**
 * Creates the context that the parts of a component share, and its hook. During development the hook says that a part is outside
 * of the component `name`.
 */
export function createPartContext<Value>(name: string): [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null);
  const usePart = () => {
    const value = useContext(context);
    if (process.env.NODE_ENV !== 'production' && !value)
      throw new Error(`A part has to be inside of ${name}.`);
    return value as Value;
  };
  return [context, usePart];
}
