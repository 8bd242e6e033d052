import type { Dependencies } from './Dependencies.ts';
import { isSandbox } from './payments/sandbox/createSandbox.ts';
import { lateAnswersDue, tellLateAnswers } from './payments/sandbox/sandboxPrompts.ts';
import { deleteOldUnkept } from './services/content/media/unkeptFiles.ts';
import { writeReminders } from './services/laboratory/writeReminders.ts';
import { messagesDue, type Sender } from './services/messages/createSender.ts';
import { reachPerson } from './services/messages/notifications/reachPerson.ts';
import { askPendingPayments, pendingPaymentsDue } from './services/money/payments/askPayment.ts';
import { checkMoney } from './services/money/payments/checkMoney.ts';
import { reconcileNight } from './services/money/payments/reconcileNight.ts';
import {
  carryOutDataRequests,
  dataRequestsDue,
} from './services/people/data-requests/carryOutDataRequests.ts';
import { deleteExpired } from './services/people/deleteExpired.ts';
import { deleteOldAudit } from './services/platform/audit.ts';
import { emptyBin } from './services/platform/bin.ts';
import type { Job } from './services/platform/jobs/runJobs.ts';
import { forgetAnswers } from './services/platform/keptAnswers.ts';
import { changedDaysDue, countChangedDays } from './services/statistics/countDays.ts';
import { publishSoilCells } from './services/statistics/publishSoilCells.ts';

/** Everything that the server does by itself. */
export function createJobs(
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'payments' | 'files' | 'options'> & {
    sender: Pick<Sender, 'sendAll'>;
  },
): Job[] {
  const { payments: provider, db, clock, sender } = dependencies;
  const asked: Job = {
    name: 'ask_pending_payments',
    everySeconds: 600,
    work: { dueOn: (now) => pendingPaymentsDue(provider, now), restSeconds: 10 },
    run: () => askPendingPayments(dependencies),
  };
  const compared: Job = {
    name: 'reconcile_yesterday',
    everySeconds: 600,
    run: () => reconcileNight(dependencies),
  };
  const reminded: Job = {
    name: 'write_reminders',
    everySeconds: 900,
    run: () => writeReminders(dependencies),
  };
  const tidied: Job = {
    name: 'delete_unkept_files',
    everySeconds: 3600,
    run: () => deleteOldUnkept(dependencies),
  };
  const counted: Job = {
    name: 'count_changed_days',
    everySeconds: 600,
    // A day of many bookings takes long to count; until then statistics count it themselves.
    work: { dueOn: changedDaysDue, restSeconds: 30 },
    run: () => countChangedDays(dependencies),
  };
  const published: Job = {
    name: 'publish_soil_picture',
    everySeconds: 3600,
    run: () => publishSoilCells(dependencies),
  };
  const checked: Job = {
    name: 'check_money',
    everySeconds: 3600,
    run: () => checkMoney(dependencies),
  };
  const emptied: Job = {
    name: 'empty_bin',
    everySeconds: 3600,
    run: () => emptyBin(dependencies),
  };
  const forgotten: Job = {
    name: 'forget_answers',
    everySeconds: 3600,
    run: () => forgetAnswers(dependencies),
  };
  const audited: Job = {
    name: 'delete_old_audit_entries',
    everySeconds: 3600,
    run: () => deleteOldAudit(dependencies),
  };
  const askedOfData: Job = {
    name: 'carry_out_data_requests',
    everySeconds: 600,
    work: { dueOn: dataRequestsDue, restSeconds: 10 },
    run: () => carryOutDataRequests(dependencies, reachPerson),
  };
  const expired: Job = {
    name: 'delete_expired',
    everySeconds: 3600,
    run: () => deleteExpired(dependencies),
  };
  // Those of a process that ended, and those to try again: a request wakes the sender itself.
  const sent: Job = {
    name: 'send_messages',
    everySeconds: 600,
    work: { dueOn: messagesDue, restSeconds: 5 },
    run: sender.sendAll,
  };
  const always = [
    sent,
    asked,
    compared,
    checked,
    reminded,
    tidied,
    emptied,
    forgotten,
    audited,
    askedOfData,
    expired,
    counted,
    published,
  ];
  if (!isSandbox(provider)) return always;
  const { fetchSelf } = provider;
  return [
    ...always,
    {
      name: 'tell_sandbox_answers',
      everySeconds: 600,
      work: { dueOn: lateAnswersDue, restSeconds: 2 },
      run: () => tellLateAnswers({ db, clock, fetchSelf }),
    },
  ];
}
