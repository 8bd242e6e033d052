import type { ControlCheck } from '@udongo/sdk';
import { Card, Field, formatDate, Input, useLocale } from '@udongo/ui';
import { Link } from 'react-router';
import { BeyondValues } from '../../components/controls/ControlNotice.tsx';
import { KeepCodes } from '../../components/KeepCodes.tsx';
import { mayCall } from '../../lib/mayCall.ts';
import { useUser } from '../../services/ServicesContext.ts';
import { useVerifyText } from './verifyTexts.ts';

interface ControlChecksCardProps {
  checks: readonly ControlCheck[];
  /** The comment of the last verification; '' for none. */
  before: string;
  comment: string;
  onComment: (comment: string) => void;
  /** Whether a missing comment is marked. */
  isChecked: boolean;
}

/** Lists what control soils and second measurements do not prove, with a field for one comment on all of it. */
export function ControlChecksCard({ checks, before, comment, onComment, isChecked }: ControlChecksCardProps) {
  const t = useVerifyText();
  const locale = useLocale();
  const mayMeasure = mayCall(useUser()?.role, 'controls.saveDuplicate');
  return (
    <Card title={t('verify.controls', { count: checks.length })}>
      <p className="app-verify__hint">{t('verify.controlsHint')}</p>
      <ul className="app-verify__list">
        {checks.map(({ kind, samples, device_name, measured_on, values }) => (
          <li key={`${kind} ${samples[0]?.id}`}>
            <div>
              <b>
                <KeepCodes>{samples.map(({ code }) => code).join(', ')}</KeepCodes>
              </b>
              : {t(`verify.${kind}`, { device: device_name, day: formatDate(locale, measured_on) })}
            </div>
            <BeyondValues values={values} />
            {mayMeasure && kind.startsWith('duplicate') && (
              <Link to={`/bench?sample=${samples[0]?.id}`}>{t('verify.toBench')}</Link>
            )}
          </li>
        ))}
      </ul>
      <Field
        label={t('verify.controlComment')}
        required
        hint={before && t('verify.controlCommentBefore', { comment: before })}
        error={isChecked && comment.trim() === '' && t('verify.controlCommentRequired')}
      >
        <Input
          name="control_comment"
          value={comment}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => onComment(target.value)}
        />
      </Field>
    </Card>
  );
}
