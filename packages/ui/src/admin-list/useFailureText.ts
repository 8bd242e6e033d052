import { isNotOffered, readErrorMessage } from '../lib/errors.ts';
import { useServerText } from '../lib/useServerText.ts';
import { useMessages } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';

/** Says in the page's language why rows could not be loaded, or why an action on one record failed. */
export function useFailureText(): (error: unknown, isOfRecord?: boolean) => string {
  const t = useMessages(adminListTexts);
  const say = useServerText();
  return (error, isOfRecord) =>
    isNotOffered(error, isOfRecord)
      ? t('failure.notOffered')
      : say(readErrorMessage(error, t(isOfRecord ? 'failure.unknownError' : 'adminList.loadFailed')));
}
