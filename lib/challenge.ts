/** Where the optional check of the contact form comes from (Cloudflare Turnstile); the policy allows it where it is on. */
export const challengeOrigin = "https://challenges.cloudflare.com";
