import { historyRoutes } from './orders/history-calls';
import { orderRoutes } from './orders/order-calls';

export const correctionRoutes = [...orderRoutes, ...historyRoutes];
