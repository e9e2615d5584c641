"use client";

import { useWasOpened } from "@/components/ui/use-was-opened";
import { mapPermissions } from "@/lib/iframe-permissions";

type Props = { src: string; serviceName: string; title: string; height: number };

/** Opens the street map. Its frame is rendered only then, so that there is no third-party request before. */
export function MapFrame({ src, serviceName, title, height }: Props) {
  const [isRequested, details] = useWasOpened();
  return (
    <details {...details} className="street-map">
      <summary>
        <span className="when-closed">{`Show ${serviceName}`}</span>
        <span className="when-open">Back to the drawing</span>
      </summary>
      {isRequested && <iframe src={src} title={title} height={height} loading="lazy" {...mapPermissions} />}
    </details>
  );
}
