import { isStaff } from '../lib/mayCall.ts';
import { usePublicPath } from '../lib/usePublicPath.ts';
import { useText } from '../messages/translator.ts';
import { useServices, useUser } from '../services/ServicesContext.ts';
import { ButtonLink } from './ButtonLink.tsx';

/** The way to ask the service about a booking; nothing for those who work there. */
export function AskAbout({ code }: { code: string }) {
  const t = useText();
  const { config } = useServices();
  const toPublic = usePublicPath();
  if (isStaff(useUser()?.role) || config.withoutScreens.includes('contact')) return null;
  const question = new URLSearchParams({ about: code });
  return (
    <ButtonLink variant="quiet" to={`${toPublic('/contact')}?${question}`}>
      {t('booking.ask')}
    </ButtonLink>
  );
}
