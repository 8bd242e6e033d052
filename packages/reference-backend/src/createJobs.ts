import type { Dependencies } from './Dependencies.ts';
import { isSandbox } from './payments/sandbox/createSandbox.ts';
import { tellLateAnswers } from './payments/sandbox/sandboxPrompts.ts';
import type { Job } from './services/jobs/runJobs.ts';
import { askPendingPayments } from './services/payments/askPayment.ts';
import { reconcileNight } from './services/payments/reconcileNight.ts';

/** Everything that the server does by itself. */
export function createJobs(dependencies: Pick<Dependencies, 'db' | 'clock' | 'payments'>): Job[] {
  const { payments: provider, db, clock } = dependencies;
  const asked: Job = {
    name: 'ask_pending_payments',
    everySeconds: 10,
    run: () => askPendingPayments(dependencies),
  };
  const compared: Job = {
    name: 'reconcile_yesterday',
    everySeconds: 600,
    run: () => reconcileNight(dependencies),
  };
  if (!isSandbox(provider)) return [asked, compared];
  const { callHome } = provider;
  return [
    asked,
    compared,
    { name: 'tell_sandbox_answers', everySeconds: 2, run: () => tellLateAnswers({ db, clock, callHome }) },
  ];
}
