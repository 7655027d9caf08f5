import { route } from '../../calls/route';
import { rules } from '../../limits/rules';
import { proveGoogle } from './prove';
import { signInWithGoogle } from './sign-in';

const jwtDecode = route('jwtDecode', async ({ deps, request: { body }, limitVisitor }) => {
  await limitVisitor(rules.googlePerVisitor);
  const { email, picture, name } = await proveGoogle(deps, body);
  return { email, picture, name };
});

const google = route('google', async (context) => {
  const { deps, request, limitVisitor } = context;
  await limitVisitor(rules.googlePerVisitor);
  return signInWithGoogle(context, await proveGoogle(deps, request.body), request.body);
});

export const googleRoutes = [jwtDecode, google];
