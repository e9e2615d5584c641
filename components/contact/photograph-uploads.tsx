import { type ComponentType, lazy, Suspense } from "react";
import { MailPhotographs } from "./contact-links";
import type { PhotographsProps } from "./photographs";

/**
 * Loaded after a message has arrived, if the owner accepts photographs; otherwise the build removes it. If it fails to
 * load, the link to send them by e-mail replaces it.
 */
const Photographs =
  process.env.PHOTOGRAPHS === "on"
    ? lazy<ComponentType<PhotographsProps>>(() => import("./photographs").catch(() => ({ default: MailPhotographs })))
    : undefined;

type Props = {
  endpoint: string;
  arrived: readonly { key: string; reference: string | undefined }[];
};

/** Uploads photographs for each message that has arrived. */
export function PhotographUploads({ endpoint, arrived }: Props) {
  if (!Photographs) return null;
  return (
    <Suspense>
      {arrived.map(({ key, reference }, index) => (
        <Photographs key={key} enquiryKey={key} isLatest={index === arrived.length - 1} {...{ endpoint, reference }} />
      ))}
    </Suspense>
  );
}
