"use client";

import { useEffect, useRef, useState } from "react";
import { mapRights } from "@/lib/frame-rights";

type Props = { src: string; serviceName: string; title: string; height: number };

/**
 * The way from the drawn map to the street map. A <details>, so that it opens before any script has come; the maps
 * service's frame is made only once it is open, so that nothing is asked of a third party before the visitor asks.
 */
export function MapFrame({ src, serviceName, title, height }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isRequested, setIsRequested] = useState(false);

  // It may have been opened before the script came.
  useEffect(() => {
    if (details.current?.open) setIsRequested(true);
  }, []);

  return (
    <details
      ref={details}
      className="street-map"
      onToggle={({ currentTarget }) => currentTarget.open && setIsRequested(true)}
    >
      <summary>
        <span className="when-closed">{`Show ${serviceName}`}</span>
        <span className="when-open">Back to the drawing</span>
      </summary>
      {isRequested && <iframe src={src} title={title} height={height} loading="lazy" {...mapRights} />}
    </details>
  );
}
