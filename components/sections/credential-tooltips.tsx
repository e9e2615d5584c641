"use client";

import * as Tooltip from "@radix-ui/react-tooltip";
import { BadgeList, type Badges } from "./badge-list";

/** Tooltip timing of the specification, in milliseconds. */
const openDelay = 700;
const skipDelay = 300;

/** The badges, each with its explanation over it on hover and on focus. */
export function CredentialTooltips(badges: Badges) {
  return (
    <Tooltip.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      <BadgeList
        {...badges}
        wrap={(badge, { tooltip }) => (
          <Tooltip.Root>
            <Tooltip.Trigger asChild>{badge}</Tooltip.Trigger>
            <Tooltip.Portal>
              <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={12}>
                {tooltip}
                <Tooltip.Arrow className="fill-ink" />
              </Tooltip.Content>
            </Tooltip.Portal>
          </Tooltip.Root>
        )}
      />
    </Tooltip.Provider>
  );
}
