/** Replaces lone surrogates (half an emoji), which encodeURIComponent rejects; String.toWellFormed is newer than our browsers. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");
