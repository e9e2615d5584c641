"use client";

import { useEffect, useRef, useState } from "react";
import { mapPermissions } from "@/lib/iframe-permissions";

type Props = { src: string; serviceName: string; title: string; height: number };

/** Opens the street map. Its frame is rendered only then, so that there is no third-party request before. */
export function MapFrame({ src, serviceName, title, height }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isRequested, setIsRequested] = useState(false);

  // The visitor may have opened it before hydration.
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
      {isRequested && <iframe src={src} title={title} height={height} loading="lazy" {...mapPermissions} />}
    </details>
  );
}
