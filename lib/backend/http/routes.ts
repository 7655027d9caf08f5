import { passkeyLoginRoutes } from '../accounts/passkeys/passkey-login';
import { ownPasskeyRoutes } from '../accounts/passkeys/passkey-calls';
import { secondStep } from '../accounts/factors/second-step-call';
import { twoStepRoutes } from '../accounts/factors/two-step-calls';
import { changePassword } from '../accounts/passwords/change-password';
import { codeRoutes } from '../accounts/code-calls';
import { deleteAccount } from '../accounts/delete-account';
import { login } from '../accounts/login';
import { nameRoutes } from '../accounts/name-calls';
import { passwordRoutes } from '../accounts/passwords/password-calls';
import { sessionRoutes } from '../accounts/session-calls';
import { affiliate } from '../affiliate/affiliate-call';
import { articleRoutes } from '../articles/article-calls';
import { contact } from '../contact/contact-call';
import { correctionRoutes } from '../correction/correction-routes';
import { examRoutes } from '../exams/exam-routes';
import { googleRoutes } from '../accounts/google/google-calls';
import { planRoutes } from '../plans/plan-calls';
import { practiceRoutes } from '../practice/practice-calls';
import { purchaseRoutes } from '../purchases/purchase-calls';
import { trackingRoutes } from '../tracking/tracking-calls';
import { tutorRoutes } from '../tutor/tutor-calls';
import { withdrawalRoutes } from '../withdrawals/withdrawal-calls';
import { health } from './health';
import type { Route } from '../calls/route';

export const routes: readonly Route[] = [
  login,
  ...codeRoutes,
  ...passwordRoutes,
  ...nameRoutes,
  secondStep,
  ...twoStepRoutes,
  ...passkeyLoginRoutes,
  ...ownPasskeyRoutes,
  ...sessionRoutes,
  changePassword,
  deleteAccount,
  ...googleRoutes,
  ...planRoutes,
  ...purchaseRoutes,
  ...practiceRoutes,
  ...examRoutes,
  ...correctionRoutes,
  ...tutorRoutes,
  ...articleRoutes,
  ...trackingRoutes,
  contact,
  ...withdrawalRoutes,
  affiliate,
  health,
];
