import { useId } from 'react';

/**
 * No server renders the widget's form: nothing can be chosen before it loads, and ids stay in its shadow
 * root.
 */
export const useUniqueId = useId;

export const useChosenBefore = <Reference>(ref: Reference) => ref;
