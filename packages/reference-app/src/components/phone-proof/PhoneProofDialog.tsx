import { ApiError } from '@udongo/sdk';
import { formatPhone, parseKenyanPhone } from '@udongo/sdk/values';
import { Button, Field, Input, useLocale, useSupport } from '@udongo/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { languageOf } from '../../messages/languages.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { AskAbout } from '../AskAbout.tsx';
import { PhoneLinks } from '../PhoneLinks.tsx';
import { usePhoneProofText } from './phoneProofTexts.ts';

export interface PhoneProof {
  phone_no: string;
  code: string;
}

interface PhoneProofDialogProps {
  /** Code of the booking, for a question about it. */
  bookingCode: string;
  title: string;
  description: string;
  /** Label of the button that acts. */
  submit: string;
  /** Default 'primary'. */
  variant?: 'primary' | 'danger';
  /** Label of the button that closes. Default: Cancel. */
  cancel?: string;
  /** Whether the fields of `children` are right; it also shows what is wrong. Default: there are none. */
  isReady?: () => boolean;
  /** Acts, and closes the dialog. A failure is reported, and the dialog stays open. */
  act: (proof: PhoneProof) => Promise<unknown>;
  /** Called where the server answers that the booking has changed since it was read. It closes the dialog and reads the booking again. */
  onStale: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks a person without an account for the phone number of a booking, then for the code that is sent to it, and acts. */
export function PhoneProofDialog({
  bookingCode,
  submit,
  variant = 'primary',
  isReady = () => true,
  act,
  onStale,
  children,
  ...dialog
}: PhoneProofDialogProps) {
  const t = usePhoneProofText();
  const language = useLocale();
  const { translateServerText } = languageOf(language);
  const { visitor, failures } = useServices();
  const support = useSupport();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isSendingAgain, setIsSendingAgain] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const phone_no = parseKenyanPhone(phone);
  const isSent = phone_no !== null && phone_no === sentTo;
  useEffect(() => {
    if (isSent) codeField.current?.focus();
  }, [isSent]);
  const send = async (phone_number: string) => {
    await visitor.account.requestPhoneCode({ phone_number, language });
    setSentTo(phone_number);
    setRefused({});
    setIsChecked(false);
  };
  const sendAgain = async () => {
    setIsSendingAgain(true);
    try {
      await send(sentTo ?? '');
      setCode('');
      codeField.current?.focus();
    } catch (error) {
      failures.report(error);
    }
    setIsSendingAgain(false);
  };
  const prove = async (proof: PhoneProof) => {
    try {
      await act(proof);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onStale();
      const fields: Readonly<Record<string, string>> = error instanceof ApiError ? error.fieldErrors : {};
      if (!fields.code && !fields.phone_no) throw error;
      setRefused(fields);
    }
  };
  const refusalOf = (field: keyof PhoneProof) => translateServerText(refused[field] ?? '');
  const press = () => {
    setIsChecked(true);
    if (!isReady() || !phone_no) return null;
    if (!isSent) return send(phone_no);
    return code.trim() === '' ? null : prove({ phone_no, code: code.trim() });
  };
  return (
    <ActionDialog
      submit={isSent ? submit : t('phoneProof.send')}
      variant={isSent ? variant : 'primary'}
      act={press}
      {...dialog}
    >
      <div className="app-fields">
        {children}
        <Field
          label={t('phoneProof.phone')}
          hint={t('phoneProof.phoneHint')}
          required
          error={(isChecked && !phone_no && t('phoneProof.phoneRequired')) || refusalOf('phone_no')}
        >
          <Input
            type="tel"
            autoComplete="tel"
            maxLength={20}
            value={phone}
            onChange={({ target }) => {
              setPhone(target.value);
              setCode('');
              setRefused({});
            }}
          />
        </Field>
        {isSent && (
          <>
            <Field
              label={t('phoneProof.code')}
              hint={t('phoneProof.codeHint', { phone: formatPhone(sentTo) })}
              required
              error={(isChecked && code.trim() === '' && t('phoneProof.codeRequired')) || refusalOf('code')}
            >
              <Input
                ref={codeField}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
                value={code}
                onChange={({ target }) => {
                  setCode(target.value);
                  setRefused({});
                }}
              />
            </Field>
            <div>
              <Button size="small" pending={isSendingAgain} onClick={() => void sendAgain()}>
                {t('phoneProof.sendAgain')}
              </Button>
            </div>
          </>
        )}
        <p className="app-quiet">{t('phoneProof.elsewhere')}</p>
        {support ? <PhoneLinks phone={support.phone_no} /> : <AskAbout code={bookingCode} />}
      </div>
    </ActionDialog>
  );
}
