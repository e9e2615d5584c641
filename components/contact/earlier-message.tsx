"use client";

import { useEffect, useState } from "react";
import { deliver } from "./deliver";
import type { EnquiryState, StoredMessage } from "./enquiry-state";
import { FormOutcome } from "./form-outcome";
import { forgetMessage } from "./storage";

/** A message from an earlier page view, sent separately because the form holds another draft. */
export function EarlierMessage({ message, endpoint }: { message: StoredMessage; endpoint: string }) {
  const [attempt, setAttempt] = useState(message);
  const [state, setState] = useState<EnquiryState>({ step: "sending", message });

  useEffect(() => {
    void deliver(attempt, endpoint, setState).then((outcome) =>
      setState({ ...outcome, message: attempt, hasOtherWords: false }),
    );
  }, [attempt, endpoint]);

  function remove() {
    forgetMessage(message.key);
    setState({ step: "editing" });
  }

  return (
    <FormOutcome
      state={state}
      words={() => message.enquiry}
      onDelete={remove}
      // Clears the outcome of the previous attempt.
      onRetry={() => setAttempt({ ...message, outcome: undefined })}
    />
  );
}
