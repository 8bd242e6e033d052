import { describeError } from '@udongo/sdk';
import { Alert, Button, Card, Field, Input, useLocale } from '@udongo/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { languageOf } from '../../messages/languages.ts';
import { receiptsOf } from '../../services/receiptsOf.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { BenchFrame, BenchTitle } from './BenchFrame.tsx';
import { CodeField } from './CodeField.tsx';
import { NextList } from './NextList.tsx';
import { ReceiveList } from './ReceiveList.tsx';
import { useReceiveText } from './receiveTexts.ts';
import { useBenchList } from './useBenchList.ts';
import { useScans } from './useScans.ts';
import './receive.css';

/** The page for receiving samples: scan after scan, then one press for all. Works without a network. */
export function ReceivePage() {
  return <BenchFrame>{(userId) => <Receive userId={userId} />}</BenchFrame>;
}

function Receive({ userId }: { userId: number }) {
  const t = useReceiveText();
  const services = useServices();
  const errors = languageOf(useLocale()).errors;
  const receipts = receiptsOf(services, { id: userId });
  const { scanned, handedOverBy, place, waiting, received, isSending, refusal, isOffered } =
    useSyncExternalStore(receipts.subscribe, receipts.get);
  const { scan, result, forget } = useScans(receipts);
  const list = useBenchList({ isReceived: false });
  const [params, setParams] = useSearchParams();
  const [isEmptyTold, setIsEmptyTold] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  const wanted = params.get('sample');
  const ready = scanned.filter(({ problem }) => !problem).length;
  const waitingCount = waiting.reduce((sum, { samples }) => sum + samples.length, 0);

  // A sample in the address joins the list once; a reload must not add it again.
  useEffect(() => {
    if (!wanted) return;
    setParams({}, { replace: true });
    void scan(wanted);
  }, [wanted, scan, setParams]);
  useEffect(() => {
    void receipts.send();
  }, [receipts]);
  // The button that was pressed is below the list.
  const isTold = received.length > 0 || refusal !== null || (waitingCount > 0 && !isSending);
  useEffect(() => {
    if (isTold) told.current?.scrollIntoView({ block: 'nearest' });
  }, [isTold]);

  const press = async () => {
    setIsEmptyTold(ready === 0);
    if (ready === 0) return;
    forget();
    await receipts.press();
    list.reload();
  };
  const [first] = received;

  if (!isOffered || !list.isOffered) {
    return (
      <>
        <BenchTitle here="receive" intro={null} />
        <Alert tone="info">
          <p>{t('receive.notOffered')}</p>
          <ButtonLink to="/bench">{t('receive.toMeasure')}</ButtonLink>
        </Alert>
      </>
    );
  }
  return (
    <>
      <BenchTitle
        here="receive"
        intro={list.isLoaded ? t('receive.expected', { count: list.count }) : '\u00a0'}
      />
      <Card>
        <CodeField
          submit={t('receive.add')}
          isFocused
          isRepeated
          result={result}
          onCode={(code) => void scan(code)}
        />
      </Card>
      <div className="app-bench">
        <div className="app-bench__main">
          {isTold && (
            <div ref={told} className="app-bench__told">
              {waitingCount > 0 && !isSending && (
                <Alert tone="warning" title={t('receive.waitingTitle', { count: waitingCount })}>
                  {t('receive.waiting')}
                </Alert>
              )}
              {refusal && (
                <Alert tone="error">
                  {t('receive.refused', { message: describeError(refusal, errors)?.message ?? '' })}
                </Alert>
              )}
              {first && (
                <Alert tone="success" title={t('receive.done', { count: received.length })}>
                  <ButtonLink variant="primary" to={`/bench?sample=${first.sample ?? first.code}`}>
                    {t('receive.measure')}
                  </ButtonLink>
                </Alert>
              )}
            </div>
          )}
          <Card title={t('receive.list')}>
            {scanned.length === 0 ? (
              <EmptyState title={t('receive.start')} />
            ) : (
              <ReceiveList samples={scanned} onChange={receipts.change} onRemove={receipts.remove} />
            )}
            <form
              className="app-bench__form"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void press();
              }}
            >
              <div className="app-bench__handover">
                <Field label={t('receive.handedOverBy')} hint={t('receive.handedOverByHint')}>
                  <Input
                    value={handedOverBy}
                    maxLength={200}
                    autoComplete="off"
                    onChange={({ target }) => receipts.handOver({ handedOverBy: target.value })}
                  />
                </Field>
                <Field label={t('receive.place')} hint={t('receive.placeHint')}>
                  <Input
                    value={place}
                    maxLength={200}
                    autoComplete="off"
                    onChange={({ target }) => receipts.handOver({ place: target.value })}
                  />
                </Field>
              </div>
              <div className="app-actions">
                <Button type="submit" variant="primary" pending={isSending}>
                  {ready === 0 ? t('receive.submitNone') : t('receive.submit', { count: ready })}
                </Button>
              </div>
              {isEmptyTold && ready === 0 && <Alert tone="warning">{t('receive.nothing')}</Alert>}
            </form>
          </Card>
        </div>
        <aside className="app-bench__side">
          {list.error !== undefined && list.status === 'error' && (
            <LoadFailure error={list.error} onRetry={list.reload} />
          )}
          {list.samples.length > 0 && (
            <NextList title={t('receive.expectedTitle')} samples={list.samples} count={list.count} />
          )}
        </aside>
      </div>
    </>
  );
}
