import { applyLook } from './sign-in/look.ts';
import { readCookie } from './transport/cookies.ts';
import { returnAddress } from './transport/login-address.ts';

/** Runs before the first paint of the sign-in pages: theme and language, and who is signed in already goes on. */
applyLook();
if (readCookie('token')) location.replace(returnAddress(new URLSearchParams(location.search).get('redirect'), location.origin, location.pathname));
