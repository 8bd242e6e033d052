import type { DuplicateCandidate } from '@udongo/sdk';
import { formatPhone, parseKenyanPhone } from '@udongo/sdk/values';
import { Badge, Button, Dialog } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { farmerFormTexts } from './farmerFormTexts.ts';

interface DuplicateDialogProps {
  candidates: readonly DuplicateCandidate[];
  /** Without it, no farmer can be opened. */
  onOpen?: ((candidate: DuplicateCandidate) => void) | undefined;
  onSaveAnyway: () => void;
  onBack: () => void;
}

/** Shows the farmers who could be the same person, and asks how to go on. */
export function DuplicateDialog({ candidates, onOpen, onSaveAnyway, onBack }: DuplicateDialogProps) {
  const t = useMessages(farmerFormTexts);
  return (
    <Dialog
      open
      onOpenChange={onBack}
      title={t('farmerForm.duplicateTitle')}
      description={t('farmerForm.duplicateIntro')}
      footer={
        <>
          <Button onClick={onBack} data-autofocus="">
            {t('farmerForm.back')}
          </Button>
          <Button onClick={onSaveAnyway}>{t('farmerForm.saveAnyway')}</Button>
        </>
      }
    >
      <ul className="udongo-farmer-form__candidates">
        {candidates.map((candidate) => (
          <li key={candidate.id} className="udongo-farmer-form__candidate">
            <div className="udongo-farmer-form__who">
              <div className="udongo-farmer-form__name">{candidate.full_name}</div>
              <div>{[formatPhone(candidate.phone_number), candidate.email].filter(Boolean).join(' · ')}</div>
              <div className="udongo-farmer-form__matches">
                {candidate.matches.map((match) => (
                  <Badge key={match} tone="warning">
                    {t(match === 'email' ? 'farmerForm.sameEmail' : 'farmerForm.samePhone')}
                  </Badge>
                ))}
              </div>
            </div>
            {onOpen && !isMasked(candidate) && (
              <Button
                variant="primary"
                aria-label={t('farmerForm.openOne', { name: candidate.full_name })}
                onClick={() => onOpen(candidate)}
              >
                {t('farmerForm.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Whether this person has no permission to see the farmer: a masked phone number is invalid. */
function isMasked({ phone_number }: DuplicateCandidate) {
  return phone_number !== '' && parseKenyanPhone(phone_number) === null;
}
