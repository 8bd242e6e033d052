import { useId } from 'react';

/** No server renders the widget's form: nobody chose anything before it, and each one's ids stay in its shadow root. */
export const useUniqueId = useId;

export const useChosenBefore = <Reference>(ref: Reference) => ref;
