import { useState } from 'react';

/** Copies texts, and says whether the last one was copied; undefined before the first. */
export function useCopied() {
  const [isCopied, setIsCopied] = useState<boolean>();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return { isCopied, copy };
}
