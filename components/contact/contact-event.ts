/**
 * Announces that a visitor contacts the firm: a `contact` event on the document for the owner's analytics script.
 * Nothing listens by default.
 * @param detail the channel and the placement, as in the `data-contact` attribute: "phone:hero", "form:contact"
 */
export function announceContact(detail: string): void {
  document.dispatchEvent(new CustomEvent("contact", { detail }));
}
