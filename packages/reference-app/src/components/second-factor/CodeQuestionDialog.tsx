import { Dialog } from '@udongo/ui';
import type { CodeQuestion } from '../../services/secondFactor.ts';
import { FactorForm } from './FactorForm.tsx';
import { useFactorText } from './secondFactorTexts.ts';

/** Asks for a code of the authenticator app. The page below keeps what was typed; closing the dialog leaves the call refused. */
export function CodeQuestionDialog({ question }: { question: CodeQuestion }) {
  const t = useFactorText();
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && question.giveUp()}
      title={t('factor.askTitle')}
      description={t('factor.ask')}
    >
      <FactorForm
        label={t('factor.askTitle')}
        asks={['code']}
        submit={t('factor.confirm')}
        send={({ code }) => question.send(code)}
        onCancel={question.giveUp}
      />
    </Dialog>
  );
}
