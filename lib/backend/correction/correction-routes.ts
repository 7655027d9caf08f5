import { historyRoutes } from './orders/history-calls';
import { orderRoutes } from './orders/order-calls';

/** All calls about corrections (api/contract/correction). */
export const correctionRoutes = [...orderRoutes, ...historyRoutes];
