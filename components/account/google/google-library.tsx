import { GoogleLogin, GoogleOAuthProvider, useGoogleOneTapLogin } from '@react-oauth/google';

export type CredentialSource = 'prompt' | 'button';

interface ClientProps {
  clientId: string;
  /** Google's name of the language, such as `zh_CN`. */
  language: string;
  onCredential: (credential: string, source: CredentialSource) => void;
}

/** Prompts by one-tap. Loads Google's script when it is mounted, and renders nothing itself. */
export function GooglePrompt({ clientId, language, onCredential }: ClientProps) {
  return (
    <GoogleOAuthProvider clientId={clientId} locale={language}>
      <Prompt onCredential={onCredential} />
    </GoogleOAuthProvider>
  );
}

function Prompt({ onCredential }: Pick<ClientProps, 'onCredential'>) {
  // No moment listener: it makes Google warn, and nothing here may depend on whether the prompt was shown.
  useGoogleOneTapLogin({
    onSuccess: ({ credential }) => credential && onCredential(credential, 'prompt'),
    use_fedcm_for_prompt: true,
  });
  return null;
}

interface GoogleButtonProps extends ClientProps {
  /** Whether to prompt by one-tap too. One initialisation serves both: of several, Google keeps the last. */
  prompt: boolean;
  /** Px, 200 to 400. */
  width: number;
  /** Google's script is there; without it the button stays empty. */
  onReady: () => void;
}

export function GoogleButton({
  clientId,
  language,
  prompt,
  width,
  onReady,
  onCredential,
}: GoogleButtonProps) {
  return (
    <GoogleOAuthProvider clientId={clientId} locale={language} onScriptLoadSuccess={onReady}>
      <GoogleLogin
        text="continue_with"
        width={width}
        useOneTap={prompt}
        use_fedcm_for_prompt
        onSuccess={({ credential, select_by: by }) => {
          if (credential) onCredential(credential, by?.startsWith('btn') ? 'button' : 'prompt');
        }}
      />
    </GoogleOAuthProvider>
  );
}
