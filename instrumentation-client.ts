import { startDeployment } from './lib/deployment/start';

// Before anything of the page runs: the first script that is gone may be one of its own.
startDeployment();

export { opened as onRouterTransitionStart } from './lib/deployment/start';
