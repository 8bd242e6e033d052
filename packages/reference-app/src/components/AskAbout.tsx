import { isStaff } from '../lib/mayCall.ts';
import { usePublicPath } from '../lib/usePublicPath.ts';
import { useText } from '../messages/translator.ts';
import { useServices, useUser } from '../services/ServicesContext.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface AskAboutProps {
  code: string;
  /** Of a booking whose status page shows the answer: then nobody has to give an email address. */
  uuid?: string;
}

/** Whether there is a way to ask for this person: not for those who work there. */
export function useMayAsk(): boolean {
  const { config } = useServices();
  return !isStaff(useUser()?.role) && !config.withoutScreens.includes('contact');
}

/** The way to ask the service about a booking. */
export function AskAbout({ code, uuid }: AskAboutProps) {
  const t = useText();
  const toPublic = usePublicPath();
  if (!useMayAsk()) return null;
  const question = new URLSearchParams({ about: code, ...(uuid && { booking: uuid }) });
  return (
    <ButtonLink variant="quiet" to={`${toPublic('/contact')}?${question}`}>
      {t('booking.ask')}
    </ButtonLink>
  );
}
