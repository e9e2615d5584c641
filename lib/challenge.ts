/** The origin of the contact form's optional bot check (Cloudflare Turnstile); the CSP allows it if the check is on. */
export const challengeOrigin = "https://challenges.cloudflare.com";
