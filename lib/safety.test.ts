import { allTexts } from "./copy";
import { withoutSharedText } from "./testing/shared-text";

describe("safety advice", () => {
  // Page copy must not give its own instructions about a danger that has a record.
  it.each([
    ["a smell of gas", /(?=.*0800 111 999).*\b(?:leave|evacuate|outside|get out|flames?|switch(?:es)?|windows?)\b/i],
    ["a smell of gas, by number", /\b(?:ring|call|dial|phone) 0800 111 999/i],
    ["the gas meter's valve", /\b(?:gas off|control valve) (?:at|by) the meter/i],
    ["carbon monoxide", /carbon monoxide.*\b(?:fresh air|get out|medical|clear the room)/i],
    ["refrigerant", /refrigerant.*\b(?:leave the|leave,|get out|keep (?:others|everyone)|close the door)/i],
    ["a burst pipe", /\bwet (?:electrics|switches|sockets)|bulging ceiling/i],
    ["a fire", /\b(?:dial|ring|call) 999|\b(?:get|stay) out\b.*\b(?:fire|smoke|flames)/i],
    ["a power cut", /\b(?:dial|ring|call) 105/i],
    ["a hot server room", /\bfire doors? (?:stay|shut|open)|\b(?:server|comms) room.*\bfans to\b/i],
    ["a reset", /\b(?:reset once|one reset|two resets|second reset|stop resetting|press reset once)\b/i],
  ])("about %s is worded in data/safety.ts only", (_, pattern) => {
    expect(allTexts().filter((text) => pattern.test(withoutSharedText(text)))).toEqual([]);
  });
});
