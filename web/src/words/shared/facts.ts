// Made by tools/word_files.py from words/en/*.ftl. Do not edit: run `make types`.

type Fact = string | number

export interface Facts {
  'refused-none': {}
  'refused-unknown': { to: Fact; slug: Fact }
  'refused-for-sale-game-over': { to: Fact }
  'refused-for-sale-not-now': { to: Fact; phase: Fact }
  'refused-for-sale-not-your-turn': { to: Fact; who: Fact }
  'refused-for-sale-already-sealed': { to: Fact; who: Fact }
  'refused-for-sale-bid-too-low': { to: Fact; offered: Fact; least: Fact }
  'refused-for-sale-bid-too-high': { to: Fact; most: Fact; offered: Fact }
  'refused-for-sale-not-in-hand': { to: Fact; building: Fact; hand: Fact }
  'refused-for-sale-no-chance-wanted': {}
  'refused-monopoly-game-over': { to: Fact }
  'refused-monopoly-not-in-the-game': { to: Fact }
  'refused-monopoly-not-now': { to: Fact; phase: Fact; who: Fact }
  'refused-monopoly-not-your-turn': { to: Fact; who: Fact }
  'refused-monopoly-dice-are-thrown': { to: Fact }
  'refused-monopoly-auction-runs': { to: Fact; who: Fact }
  'refused-monopoly-debt-comes-first': { to: Fact; who: Fact }
  'refused-monopoly-wishes-come-first': { to: Fact; who: Fact }
  'refused-monopoly-somebody-holds': { to: Fact }
  'refused-monopoly-already-held': { to: Fact }
  'refused-monopoly-not-holding': { to: Fact }
  'refused-monopoly-must-roll': { to: Fact }
  'refused-monopoly-must-decide': { to: Fact }
  'refused-monopoly-not-enough-cash': { to: Fact; cash: Fact }
  'refused-monopoly-bid-too-low': { to: Fact; offered: Fact; least: Fact }
  'refused-monopoly-out-of-the-auction': { to: Fact }
  'refused-monopoly-no-room': { to: Fact }
  'refused-monopoly-no-such-claim': { to: Fact; yours: Fact }
  'refused-monopoly-not-your-claim': { to: Fact; yours: Fact }
  'refused-monopoly-is-mortgaged': { to: Fact }
  'refused-monopoly-not-mortgaged': { to: Fact }
  'refused-monopoly-not-your-deed': { to: Fact }
  'refused-monopoly-no-street': { to: Fact }
  'refused-monopoly-group-incomplete': { to: Fact }
  'refused-monopoly-group-mortgaged': { to: Fact }
  'refused-monopoly-group-built': { to: Fact }
  'refused-monopoly-uneven': {}
  'refused-monopoly-nothing-named': { to: Fact }
  'refused-monopoly-too-few-houses': { to: Fact; houses: Fact }
  'refused-monopoly-too-few-hotels': { to: Fact; hotels: Fact }
  'refused-monopoly-not-in-jail': { to: Fact }
  'refused-monopoly-no-such-card': { to: Fact }
  'refused-monopoly-cannot-trade-with': { to: Fact }
  'refused-monopoly-one-sided': {}
  'refused-monopoly-no-such-offer': { to: Fact }
  'refused-monopoly-not-your-offer': { to: Fact }
  'refused-monopoly-offers-spent': { to: Fact }
  'refused-monopoly-already-refused': { to: Fact }
  'refused-monopoly-no-such-debt': { to: Fact }
  'refused-monopoly-debt-would-stay': { to: Fact }
  'refused-monopoly-can-still-pay': { to: Fact; debt: Fact }
  'refused-monopoly-claim-comes-first': { to: Fact }
  'refused-monopoly-leaving-not-allowed': { to: Fact }
  'refused-monopoly-time-is-already-up': { to: Fact }
  'refused-monopoly-unknown-verb': {}
  'refused-monopoly-not-asked': { to: Fact; who: Fact }
  'refused-monopoly-too-many-offers': { to: Fact }
  'refused-monopoly-no-dice-wanted': {}
  'refused-monopoly-only-the-table': {}
  'refused-monopoly-no-such-winners': {}
  'refused-monopoly-deal-off': { to: Fact }
  'refused-monopoly-street-not-named': { to: Fact; streets: Fact }
  'refused-monopoly-too-many-debts': { to: Fact; most: Fact }
  'refused-table-unknown': {}
  'refused-table-unavailable': {}
  'refused-table-stale': {}
  'refused-table-reused-id': {}
  'refused-table-broken-journal': {}
  'refused-table-lost-key': {}
  'refused-table-too-long': { most: Fact }
  'refused-table-not-in-control': {}
  'refused-table-not-over': {}
  'refused-table-row-finished': {}
  'refused-table-round-open': {}
  'refused-table-already-started': {}
  'refused-table-not-now': {}
  'refused-table-not-the-host': {}
  'refused-table-not-your-seat': {}
  'refused-table-which-seat': {}
  'refused-table-seat-taken': {}
  'refused-table-seat-open': {}
  'refused-table-seats-in-use': { seats: Fact }
  'refused-table-name-taken': { name: Fact }
  'refused-table-colour-taken': {}
  'refused-table-away': {}
  'refused-table-not-away': {}
  'refused-table-not-a-person': {}
  'refused-table-unknown-bot': { known: Fact }
  'refused-table-other-bots': {}
  'refused-table-too-many-codes': { most: Fact }
  'refused-table-bad-code': {}
  'refused-table-evening-decides': {}
  'refused-table-league-decides': {}
  'refused-table-host-plays': {}
  'refused-table-not-absent': { seconds: Fact }
  'refused-table-not-gone': {}
  'refused-table-just-gone': { seconds: Fact }
  'refused-table-code-not-for-you': {}
  'refused-table-seat-is-yours': {}
  'refused-table-pause-asked': {}
  'refused-table-no-more-pauses': { most: Fact }
  'refused-table-out-of-the-game': {}
  'refused-table-nobody-rules': { least: Fact }
  'refused-table-ruling-asked': {}
  'refused-table-people-only': {}
  'refused-table-others-play': {}
  'refused-table-your-decision': {}
  'refused-table-too-many-orders': { most: Fact }
  'refused-table-too-many-spectators': {}
  'refused-table-no-auction': {}
  'refused-table-no-auto-demand': {}
  'refused-table-no-rent': {}
  'refused-table-no-board': {}
  'refused-table-no-chat': {}
  'refused-table-no-game': {}
  'refused-table-no-undo': {}
  'refused-table-nothing-to-undo': {}
  'refused-table-undo-asked': {}
  'refused-table-nothing-to-answer': {}
  'refused-table-voted-already': {}
  'refused-table-rematch-there': {}
  'refused-table-too-much-chat': { most: Fact }
  'refused-table-nothing-said': {}
  'refused-table-claim-window': {}
  'refused-table-seed-not-wanted': {}
  'refused-table-other-seed': {}
  'refused-table-bad-pace': { least: Fact; most: Fact }
  'refused-table-too-large': { most_bytes: Fact }
  'refused-table-unknown-game': { known: Fact }
  'refused-code-unknown': {}
  'refused-name-length': { least: Fact; most: Fact }
  'refused-name-unprintable': {}
  'refused-limit-messages': { seconds: Fact }
  'refused-limit-chat': { seconds: Fact }
  'refused-limit-code-guesses': { seconds: Fact }
  'refused-limit-sessions': { seconds: Fact }
  'refused-limit-visits': { seconds: Fact }
  'refused-limit-requests': { seconds: Fact }
  'refused-limit-replays': { seconds: Fact }
  'refused-limit-bot-tokens': { seconds: Fact }
  'refused-limit-new-tables': { seconds: Fact }
  'refused-limit-tables': { most: Fact }
  'refused-limit-session-sockets': { most: Fact }
  'refused-limit-sockets': {}
  'refused-server-unreachable': {}
  'refused-server-fault': { id: Fact }
  'refused-server-journal': {}
  'refused-server-stopping': {}
  'refused-session-missing': {}
  'refused-session-people-only': {}
  'refused-session-over': {}
  'refused-session-two-credentials': {}
  'refused-session-not-bearer': {}
  'refused-request-malformed': {}
  'refused-request-method': {}
  'refused-request-not-found': {}
  'refused-request-too-large': {}
  'refused-request-too-slow': {}
  'refused-request-incomplete': {}
  'refused-request-wrong-host': {}
  'refused-origin-not-allowed': {}
  'refused-origin-not-same-site': {}
  'refused-command-malformed': {}
  'refused-frame-malformed': {}
  'refused-frame-resume-first': {}
  'refused-record-duplicate-key': { path: Fact }
  'refused-record-unknown-rules': { known: Fact }
  'refused-record-not-json': { to: Fact; reason: Fact }
  'refused-record-not-utf8': { to: Fact }
  'refused-record-truncated': { to: Fact; reason: Fact }
  'refused-record-too-large': { path: Fact; most_bytes: Fact }
  'refused-record-too-deep': {}
  'refused-record-unknown-version': { known: Fact }
  'refused-record-unknown-game': { known: Fact }
  'refused-record-unknown-edition': { to: Fact; edition: Fact; known: Fact }
  'refused-record-seats-not-allowed': { edition: Fact; seats: Fact; allowed: Fact }
  'refused-record-option-not-allowed': { path: Fact; only: Fact }
  'refused-record-unknown-option': { to: Fact; path: Fact; known: Fact }
  'refused-record-bad-option': { path: Fact; allowed: Fact }
  'refused-record-missing-key': { path: Fact }
  'refused-record-unknown-key': { to: Fact; path: Fact; known: Fact }
  'refused-record-wrong-type': { path: Fact; found: Fact; expected: Fact }
  'refused-record-too-long': { path: Fact; found: Fact; most: Fact }
  'refused-record-number-too-large': { path: Fact }
  'refused-record-not-a-number': { path: Fact }
  'refused-record-out-of-range': { path: Fact; least: Fact; most: Fact }
  'refused-record-bad-name': { path: Fact; least: Fact; most: Fact }
  'refused-record-duplicate-card': { path: Fact; card: Fact; copies: Fact }
  'refused-record-unknown-card': { path: Fact; card: Fact }
  'refused-record-wrong-number-of-cards': { path: Fact; expected: Fact; found: Fact }
  'refused-record-wrong-number-of-dice': { path: Fact; expected: Fact; found: Fact }
  'refused-record-wrong-number-of-rolls': { path: Fact; expected: Fact; found: Fact }
  'refused-record-wrong-number-of-parts': { path: Fact; verb: Fact; expected: Fact; found: Fact }
  'refused-record-short-action': { path: Fact }
  'refused-record-unknown-verb': { to: Fact; path: Fact; verb: Fact; known: Fact }
  'refused-record-unknown-deck': { path: Fact; deck: Fact }
  'refused-record-bad-slot': { path: Fact }
  'refused-record-bad-choice': { path: Fact; allowed: Fact }
  'refused-record-bad-winners': { path: Fact }
  'refused-record-bad-places': { path: Fact }
  'refused-record-bad-reason': { path: Fact; least: Fact; most: Fact }
  'refused-record-named-twice': { path: Fact }
  'refused-record-no-dice': { to: Fact; thrown: Fact }
  'refused-record-setup-undecided': { path: Fact }
  'refused-record-too-many-rolls': { path: Fact; expected: Fact; found: Fact }
  'refused-record-opener-not-rolled': {}
  'refused-replay-bad-viewpoint': {}
  'refused-replay-bad-board': { path: Fact }
  'refused-event-unknown': {}
  'refused-event-not-yours': {}
  'refused-event-over': {}
  'refused-event-not-over': {}
  'refused-event-not-taken-home': {}
  'refused-event-not-sure': {}
  'refused-event-not-entered': {}
  'refused-event-unknown-entrant': { entrant: Fact }
  'refused-event-own-table': { table: Fact }
  'refused-event-entered': { entrant: Fact }
  'refused-event-name-taken': { name: Fact }
  'refused-event-full': {}
  'refused-event-has-left': { entrant: Fact }
  'refused-event-is-here': { entrant: Fact }
  'refused-event-no-rehearsal': {}
  'refused-event-not-now': {}
  'refused-event-no-more-rounds': {}
  'refused-event-say-why': {}
  'refused-event-seed-not-wanted': {}
  'refused-event-other-seed': {}
  'refused-event-not-seated': { entrant: Fact }
  'refused-event-draw-again': {}
  'refused-event-results-missing': { tables: Fact }
  'refused-event-no-time-left': {}
  'refused-event-no-clock': {}
  'refused-event-has-result': { table: Fact }
  'refused-event-no-result': { table: Fact }
  'refused-event-no-such-table': { table: Fact }
  'refused-event-table-full': { table: Fact }
  'refused-event-bad-places': {}
  'refused-event-unknown-code': {}
  'refused-event-wrong-card': {}
  'refused-event-wrong-key': {}
  'refused-event-helps-already': {}
  'refused-event-unknown-assistant': { assistant: Fact }
  'refused-event-too-few': { least: Fact; found: Fact }
  'refused-event-too-many': { most: Fact; found: Fact }
  'refused-event-no-such-size': { least: Fact; most: Fact; found: Fact }
  'refused-event-too-few-rounds': { least: Fact }
  'refused-event-no-plan': { rounds: Fact }
  'refused-guide-other': {}
  'refused-games-still-playing': {}
  'refused-games-unknown-key': {}
  'refused-push-off': {}
  'refused-push-bad-endpoint': {}
  'refused-push-bad-keys': {}
  'refused-limit-pushes': { most: Fact }
  'refused-table-slow-clock': {}
  'refused-table-not-slow': {}
  'refused-table-no-vacation': {}
  'refused-table-slow': {}
  'refused-table-vacation-spent': { days: Fact }
  'game-for-sale': {}
  'game-monopoly': {}
  'edition-2015': {}
  'edition-2015-variant': {}
  'edition-1997': {}
  'edition-1997-strict': {}
  'edition-1997-variant': {}
  'edition-2005-seed': {}
  'edition-2005-published': {}
  'edition-aalen-event': {}
  'edition-aalen-event-strict': {}
  'edition-aalen-casual': {}
  'edition-tournament': {}
  'edition-classic': {}
  'about-2015': {}
  'about-2015-variant': {}
  'about-1997': {}
  'about-1997-strict': {}
  'about-1997-variant': {}
  'about-2005-seed': {}
  'about-2005-published': {}
  'about-aalen-event': {}
  'about-aalen-event-strict': {}
  'about-aalen-casual': {}
  'about-tournament': {}
  'about-classic': {}
  'bot-random': {}
  'bot-heuristic': {}
  'bot-landlord': {}
  'bot-searcher': {}
  'bot-visitor': {}
  'bot-neighbour': {}
  'bot-collector': {}
  'bot-club': {}
  'bot-dealer': {}
  'bot-appraiser': {}
  'bot-auctioneer': {}
  'bot-champion': {}
  'bot-forgetful': {}
  'bot-capped': {}
  'bot-careful': {}
  'bot-lodger': {}
  'bot-stroller': {}
  'bot-shopkeeper': {}
  'bot-broker': {}
  'bot-builder': {}
  'bot-magnate': {}
  'bot-tycoon': {}
  'character-random': {}
  'character-heuristic': {}
  'character-landlord': {}
  'character-searcher': {}
  'character-visitor': {}
  'character-neighbour': {}
  'character-collector': {}
  'character-club': {}
  'character-dealer': {}
  'character-appraiser': {}
  'character-auctioneer': {}
  'character-champion': {}
  'character-forgetful': {}
  'character-capped': {}
  'character-careful': {}
  'character-lodger': {}
  'character-stroller': {}
  'character-shopkeeper': {}
  'character-broker': {}
  'character-builder': {}
  'character-magnate': {}
  'character-tycoon': {}
  'board-aalen': {}
  'board-classic': {}
  'switch-least_bid': {}
  'switch-refund': {}
  'switch-open_info': {}
  'switch-variant5_removed': {}
  'switch-players-max': {}
  'switch-players-mayLeave': {}
  'switch-rent-claim': {}
  'switch-rent-groupWithMortgage': {}
  'switch-rent-utilityRoll': {}
  'switch-rent-countMortgaged': {}
  'switch-auction-minOpen': {}
  'switch-auction-step': {}
  'switch-auction-order': {}
  'switch-buildAuction-floor': {}
  'switch-hotel-needsAllFour': {}
  'switch-sell-hotelShort': {}
  'switch-jail-rollOptional': {}
  'switch-interest-round': {}
  'switch-end-mode': {}
  'switch-end-limit': {}
  'switch-end-buildings': {}
  'switch-end-tiebreak': {}
  'switch-build-alwaysAsk': {}
  'switch-bankrupt-estate': {}
  'switch-donation': {}
  'switch-cash-hidden': {}
  'hint-least_bid': {}
  'hint-refund': {}
  'hint-open_info': {}
  'hint-variant5_removed': {}
  'hint-players-max': {}
  'hint-players-mayLeave': {}
  'hint-rent-claim': {}
  'hint-rent-groupWithMortgage': {}
  'hint-rent-utilityRoll': {}
  'hint-rent-countMortgaged': {}
  'hint-auction-minOpen': {}
  'hint-auction-step': {}
  'hint-auction-order': {}
  'hint-buildAuction-floor': {}
  'hint-hotel-needsAllFour': {}
  'hint-sell-hotelShort': {}
  'hint-jail-rollOptional': {}
  'hint-interest-round': {}
  'hint-end-mode': {}
  'hint-end-limit': {}
  'hint-end-buildings': {}
  'hint-end-tiebreak': {}
  'hint-build-alwaysAsk': {}
  'hint-bankrupt-estate': {}
  'hint-donation': {}
  'hint-cash-hidden': {}
  'value-raise': {}
  'value-match': {}
  'value-up': {}
  'value-down': {}
  'value-auto': {}
  'value-manual': {}
  'value-manual-grace': {}
  'value-championship': {}
  'value-base': {}
  'value-double': {}
  'value-fresh': {}
  'value-arrival': {}
  'value-clockwise': {}
  'value-open': {}
  'value-regular': {}
  'value-atomicGroup': {}
  'value-refuse': {}
  'value-ceil': {}
  'value-floor': {}
  'value-equalTurns': {}
  'value-finishTurn': {}
  'value-stopNow': {}
  'value-full': {}
  'value-half': {}
  'value-shared': {}
  'value-list': {}
  'value-short': {}
  'value-off': {}
  'value-on': {}
  'value-mortgaged': {}
  'value-all': {}
  'value-null': {}
  'value-true': {}
  'value-false': {}
  'limit-minutes': { n: Fact }
  'limit-rounds': { n: Fact }
  'round-number': { n: Fact }
  'round-number-of': { n: Fact; of: Fact }
  'for-sale-round': { n: Fact; of: Fact }
  'building-worth': { name: Fact; value: Fact }
  'building-1': {}
  'building-2': {}
  'building-3': {}
  'building-4': {}
  'building-5': {}
  'building-6': {}
  'building-7': {}
  'building-8': {}
  'building-9': {}
  'building-10': {}
  'building-11': {}
  'building-12': {}
  'building-13': {}
  'building-14': {}
  'building-15': {}
  'building-16': {}
  'building-17': {}
  'building-18': {}
  'building-19': {}
  'building-20': {}
  'building-21': {}
  'building-22': {}
  'building-23': {}
  'building-24': {}
  'building-25': {}
  'building-26': {}
  'building-27': {}
  'building-28': {}
  'building-29': {}
  'building-30': {}
  'story-and': { before: Fact; last: Fact }
  'story-you': {}
  'for-sale-buildings-laid': { round: Fact; buildings: Fact; opener: Fact; opener_name: Fact }
  'for-sale-bid-placed': { seat: Fact; seat_name: Fact; total: Fact }
  'for-sale-passed': { deal: Fact; seat: Fact; seat_name: Fact; back: Fact; building: Fact; paid: Fact; left: Fact }
  'for-sale-auction-won': { seat: Fact; seat_name: Fact; building: Fact; paid: Fact; left: Fact }
  'for-sale-cheques-laid': { round: Fact; cheques: Fact }
  'for-sale-sealed': { seat: Fact; seat_name: Fact }
  'for-sale-revealed': { seat: Fact; seat_name: Fact; cheque: Fact; building: Fact }
  'for-sale-swept': { seat: Fact; seat_name: Fact; buildings: Fact; cheques: Fact }
  'for-sale-ruled': { winners: Fact }
  'for-sale-game-ended': { winner: Fact; winners: Fact; score: Fact }
  'story-house': {}
  'story-hotel': {}
  'story-jail-card': {}
  'story-off-the-debt': { sum: Fact }
  'story-nothing': {}
  'monopoly-dice-rolled': { seat: Fact; seat_name: Fact; one: Fact; two: Fact; double: Fact }
  'monopoly-rolled-and-moved': { seat: Fact; seat_name: Fact; one: Fact; two: Fact; double: Fact; visit: Fact; to: Fact }
  'monopoly-moved': { seat: Fact; seat_name: Fact; way: Fact; visit: Fact; to: Fact }
  'monopoly-salary-paid': { seat: Fact; seat_name: Fact; amount: Fact }
  'monopoly-bought': { seat: Fact; seat_name: Fact; slot: Fact; price: Fact; left: Fact }
  'monopoly-declined': { seat: Fact; seat_name: Fact; slot: Fact }
  'monopoly-lot-opened': { lot: Fact }
  'monopoly-bid-placed': { seat: Fact; seat_name: Fact; amount: Fact; street: Fact }
  'monopoly-bidder-passed': { seat: Fact; seat_name: Fact }
  'monopoly-lot-sold': { seat: Fact; seat_name: Fact; lot: Fact; price: Fact; left: Fact }
  'monopoly-lot-unsold': { lot: Fact }
  'monopoly-claim-opened': { owner: Fact; owner_name: Fact; debtor: Fact; debtor_name: Fact; amount: Fact; slot: Fact }
  'monopoly-rent-demanded': { owner: Fact; owner_name: Fact; debtor: Fact; debtor_name: Fact; slot: Fact }
  'monopoly-rent-waived': { owner: Fact; owner_name: Fact; debtor: Fact; debtor_name: Fact; slot: Fact }
  'monopoly-claim-expired': { slot: Fact; owner: Fact; owner_name: Fact }
  'monopoly-rent-rolled': { debtor: Fact; debtor_name: Fact; one: Fact; two: Fact }
  'monopoly-owed': { debtor: Fact; debtor_name: Fact; creditor: Fact; creditor_name: Fact; amount: Fact; cause: Fact; place: Fact }
  'monopoly-paid': { debtor: Fact; debtor_name: Fact; amount: Fact; creditor: Fact; creditor_name: Fact; cause: Fact; place: Fact; left: Fact }
  'monopoly-card-drawn': { seat: Fact; seat_name: Fact; card: Fact }
  'monopoly-received': { seat: Fact; seat_name: Fact; amount: Fact }
  'monopoly-jailed': { seat: Fact; seat_name: Fact; why: Fact }
  'monopoly-freed': { how: Fact; seat: Fact; seat_name: Fact; fine: Fact; left: Fact }
  'monopoly-stayed-in-jail': { seat: Fact; seat_name: Fact; tries: Fact }
  'monopoly-built': { seat: Fact; seat_name: Fact; street: Fact; price: Fact; level: Fact; left: Fact }
  'monopoly-unbuilt': { seat: Fact; seat_name: Fact; street: Fact; back: Fact; level: Fact }
  'monopoly-mortgaged': { seat: Fact; seat_name: Fact; slot: Fact; amount: Fact }
  'monopoly-redeemed': { seat: Fact; seat_name: Fact; slot: Fact; price: Fact; left: Fact }
  'monopoly-wishes-called': { seat: Fact; seat_name: Fact; asked_count: Fact; asked: Fact }
  'monopoly-wish-sealed': { seat: Fact; seat_name: Fact }
  'monopoly-offered': { seat: Fact; seat_name: Fact; to: Fact; to_name: Fact; give: Fact; want: Fact }
  'monopoly-traded': { told: Fact; to: Fact; to_name: Fact; seat: Fact; seat_name: Fact; give: Fact; want: Fact }
  'monopoly-rejected': { seat: Fact; seat_name: Fact }
  'monopoly-withdrawn': { seat: Fact; seat_name: Fact }
  'monopoly-offers-lapsed': { count: Fact }
  'monopoly-held': { seat: Fact; seat_name: Fact }
  'monopoly-released': { seat: Fact; seat_name: Fact }
  'monopoly-went-bankrupt': { seat: Fact; seat_name: Fact; paid: Fact; creditor: Fact; creditor_name: Fact }
  'monopoly-left-game': { seat: Fact; seat_name: Fact; cash: Fact }
  'monopoly-deeds-passed': { heir: Fact; deeds: Fact; heir_name: Fact }
  'monopoly-turn-ended': { turn: Fact; next: Fact; next_name: Fact }
  'monopoly-first-rolled': { rolls: Fact; opener: Fact; opener_name: Fact; banker: Fact; banker_name: Fact }
  'monopoly-time-called': {}
  'monopoly-last-call': {}
  'monopoly-game-ended': { ending: Fact }
  'monopoly-ruled': { winners: Fact }
  'talk-none': {}
  'going-once': {}
  'ask-last-call': {}
  'answer-let-go': {}
  'answer-double': {}
  'stand-no-bid': {}
  'place-parking': {}
  'pace-days': { days: Fact }
  'notice-your-turn': {}
  'notice-wanted': {}
  'notice-bot-plays': {}
  'entry-sat': { who: Fact; name: Fact }
  'entry-bot-seated': { name: Fact }
  'entry-stood': {}
  'entry-changed': {}
  'entry-host-changed': { who: Fact; name: Fact }
  'entry-seeds-wanted': {}
  'entry-away': { who: Fact; name: Fact }
  'entry-stand-in': { who: Fact; level: Fact; name: Fact }
  'entry-back': { who: Fact; name: Fact }
  'entry-kept': { by: Fact; name: Fact; asker: Fact }
  'entry-wait-asked': { by: Fact; name: Fact; asker: Fact }
  'entry-bot-asked': { by: Fact; name: Fact; asker: Fact }
  'entry-paused': { who: Fact; name: Fact }
  'entry-unpaused': {}
  'entry-stopped': {}
  'entry-vacation': { who: Fact; until: Fact; name: Fact }
  'entry-vacation-over': { who: Fact; name: Fact }
  'entry-resumed': {}
  'entry-bell-rung': {}
  'entry-row-finished': {}
  'entry-gate-lifted': {}
  'entry-pause-asked': { who: Fact; name: Fact }
  'entry-pause-yes': { who: Fact; name: Fact }
  'entry-pause-no': { who: Fact; name: Fact }
  'entry-ruling-asked': { who: Fact; names: Fact; reason: Fact; name: Fact }
  'entry-ruling-yes': { who: Fact; name: Fact }
  'entry-ruling-no': { who: Fact; name: Fact }
  'entry-ruled': { reason: Fact }
  'entry-ruled-agreed': { names: Fact; reason: Fact }
  'entry-vote-yes': { who: Fact; name: Fact }
  'entry-undo-asked': { who: Fact; name: Fact }
  'entry-undone': { who: Fact; name: Fact }
  'entry-code-made': { who: Fact; name: Fact }
  'entry-seat-moved': { who: Fact; name: Fact }
  'entry-handed-on': { who: Fact; name: Fact }
  'entry-returned': { who: Fact; name: Fact }
  'entry-codes-dropped': { who: Fact; name: Fact }
  'entry-over': {}
  'entry-agreed': {}
  'entry-rematch': { who: Fact; name: Fact }
}
