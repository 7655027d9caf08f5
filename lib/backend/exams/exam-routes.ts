import { recordingRoutes } from './recordings/recording-calls';
import { reportRoutes } from './report/report-calls';
import { soundRoutes } from './report/sound-calls';
import { sittingRoutes } from './sitting/sitting-calls';

export const examRoutes = [...sittingRoutes, ...recordingRoutes, ...reportRoutes, ...soundRoutes];
