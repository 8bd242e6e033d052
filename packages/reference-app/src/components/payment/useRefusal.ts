import { BadRequestError } from '@udongo/sdk';
import { useLocale } from '@udongo/ui';
import { useRef, useState } from 'react';
import { languageOf } from '../../messages/languages.ts';

/** The server's words about one field of a dialog, until the field is changed. */
export function useRefusal(name: string) {
  const { translateServerText } = languageOf(useLocale());
  const [said, setSaid] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  /** Whether the server took it; what it says about the field is shown there. Errors: whatever else it refuses. */
  const isTaken = async (request: Promise<unknown>): Promise<boolean> => {
    setSaid(undefined);
    try {
      await request;
      return true;
    } catch (error) {
      const refused = error instanceof BadRequestError && error.fieldErrors[name];
      if (!refused) throw error;
      setSaid(translateServerText(refused));
      field.current?.focus();
      return false;
    }
  };
  return { said, field, isTaken, clear: () => setSaid(undefined) };
}
