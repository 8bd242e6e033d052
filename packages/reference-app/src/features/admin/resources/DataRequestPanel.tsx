import type { DataRequest } from '@udongo/sdk';
import { type AdminListFormProps, formatDate, RecordForm, useLocale } from '@udongo/ui';
import { Link } from 'react-router';
import { isOpenRequest } from '../../../components/data-requests/dataRequestStates.ts';
import { useDataRequestText } from '../../../components/data-requests/dataRequestTexts.ts';
import { RequestActions } from '../../../components/data-requests/RequestActions.tsx';
import { RequestBadge } from '../../../components/data-requests/RequestBadge.tsx';
import { useDataRequests } from '../../../components/data-requests/useDataRequests.ts';
import { type Fact, Facts } from '../../../components/Facts.tsx';
import { useDataPanelText } from './dataPanelTexts.ts';

interface DataRequestPanelProps extends Pick<AdminListFormProps<DataRequest>, 'onSaved' | 'onCancel'> {
  request: DataRequest;
}

/** A request as an administrator works on it: its facts, an answer, and the copy of a person without an account. */
export function DataRequestPanel({ request, onSaved, onCancel }: DataRequestPanelProps) {
  const t = useDataRequestText();
  const words = useDataPanelText();
  const locale = useLocale();
  const { answer } = useDataRequests();
  const { id, kind, state, user, booking } = request;
  const isForOther = request.created_by !== user;
  const date = (instant: string | null) => instant && formatDate(locale, instant, 'time');
  const facts: Fact[] = [
    [words('panel.person'), request.name],
    [words('panel.kind'), t(`data.${kind}`)],
    [words('panel.state'), <RequestBadge key="state" state={state} />],
    [words('panel.due'), formatDate(locale, request.due_on)],
    [words('panel.carriedOut'), date(request.cooling_off_until)],
    [words('panel.closed'), date(request.closed_on)],
    [
      words('panel.booking'),
      booking && <Link to={`/bookings/${booking}`}>{words('panel.number', { number: booking })}</Link>,
    ],
    [words('panel.text'), request.text],
    [words('panel.answer'), request.answer],
  ];
  return (
    <>
      <Facts facts={facts.filter(([, value]) => value)} />
      {isForOther && <RequestActions request={request} onWithdrawn={onSaved} />}
      {isOpenRequest(request) && (
        <RecordForm
          title={words('panel.answer')}
          mode="create"
          fields={[
            {
              kind: 'select',
              name: 'state',
              label: words('panel.state'),
              required: words('panel.stateRequired'),
              options: [
                ...(kind === 'correction' ? [{ value: 'done', label: words('panel.corrected') }] : []),
                { value: 'refused', label: t('data.refused') },
              ],
              span: 'full',
            },
            {
              kind: 'textarea',
              name: 'answer',
              label: words('panel.answer'),
              hint: words('panel.answerHint'),
              required: words('panel.answerRequired'),
              maxLength: 2000,
            },
          ]}
          save={(values, options) =>
            answer(
              id,
              { state: values.state === 'done' ? 'done' : 'refused', answer: values.answer },
              options,
            )
          }
          savedMessage={words('panel.answered')}
          submitLabel={words('panel.send')}
          onSaved={() => onSaved()}
          onCancel={onCancel}
        />
      )}
    </>
  );
}
