import { Dialog } from '@udongo/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loginEmail } from '../lib/loginEmail.ts';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';
import { loadStyles } from './loadRest.ts';

/** The form and its styles, which the booking page does without. */
const StyledLoginForm = lazy(async () => {
  const styles = loadStyles().catch(() => undefined);
  const { AppLoginForm } = await import('../components/AppLoginForm.tsx');
  await styles;
  return { default: AppLoginForm };
});

/** The login that opens over the page when a login ended in mid-work. Closing it changes nothing on the page. */
export function ReloginDialog() {
  const t = useText();
  const { relogin } = useServices();
  const asked = useSyncExternalStore(relogin.subscribe, relogin.getSnapshot, relogin.getSnapshot);
  if (!asked) return null;
  return (
    <Suspense>
      <Dialog
        open
        size="small"
        onOpenChange={(open) => !open && relogin.giveUp()}
        title={t('relogin.title')}
        description={t('relogin.intro', { name: asked.name })}
      >
        <StyledLoginForm defaultEmail={loginEmail.readOf(asked.id)} />
      </Dialog>
    </Suspense>
  );
}
