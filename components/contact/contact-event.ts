/**
 * Announces that a visitor uses a way of contact: a `contact` event on the document, which an owner's own counter may
 * listen to. Nothing listens by default, and nothing is sent or kept.
 * @param detail the way and the placement, as in the `data-contact` attribute: "phone:hero", "form:contact"
 */
export function announceContact(detail: string): void {
  document.dispatchEvent(new CustomEvent("contact", { detail }));
}
