import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesContext.ts';

const CodeQuestionDialog = lazy(() =>
  import('../components/second-factor/CodeQuestionDialog.tsx').then((m) => ({
    default: m.CodeQuestionDialog,
  })),
);

/** The question for a code of the authenticator app, over every page. Its code comes with the first question. */
export function CodeDialog() {
  const { question } = useServices().secondFactor;
  const open = useSyncExternalStore(question.subscribe, question.get, question.get);
  return open ? (
    <Suspense>
      <CodeQuestionDialog question={open} />
    </Suspense>
  ) : null;
}
