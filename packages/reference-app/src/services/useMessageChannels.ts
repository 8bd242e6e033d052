import type { MessageChannel } from '@udongo/sdk';
import { useServices } from './ServicesContext.ts';
import { useLoaded } from './useLoaded.ts';

/** The ways by which messages of the service reach people; undefined until it says so, and where it never does. */
export function useMessageChannels(): readonly MessageChannel[] | undefined {
  const { visitor } = useServices();
  const { data } = useLoaded((_: null, options) => visitor.settings.get(options), null);
  return data?.message_channels;
}
