# The mirror of an evening on a stick, going on with it elsewhere, and what becomes of it at the end

evening-phrase-is = The mirror begins. To go on with it on another computer you need this phrase. Write it down now, it is never shown again: { $phrase }
evening-phrase = Phrase of the mirror:
evening-brought-back = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  } came back from the mirror, all checked.
evening-other-off = Switch the other computer off: only one may go on with the evening.
evening-no-more-mirror = { $folder } takes no more, so from now on there is no mirror.
evening-taken = Another computer has gone on with this evening from the mirror, so it is served here no longer.
evening-erased = The evening in { $folder } is erased, with all names.
evening-not-erased = Still there: { $file }

refused-journal-wrong-phrase = That is not the phrase of this mirror.
refused-journal-not-a-mirror = { $file } is not the mirror of an evening.
refused-journal-mirror-damaged = { $file } is damaged in line { $line }.
refused-journal-mirror-ahead = { $file } knows more than the journal here. Go on from the mirror with zuschlag evening resume, into a new folder.
refused-journal-no-mirror = There is no mirror of an evening in { $folder }.
refused-serve-mirror-needs-file = A mirror needs a journal in a file.
refused-serve-mirror-unusable = No mirror can be kept in { $folder }: { $reason }.
refused-serve-mirror-taken = Another computer has gone on with this evening from the mirror in { $folder }. Go on there, or bring it here with zuschlag evening resume, into a new folder.
refused-serve-mirror-of-another = { $folder } holds the mirror of another evening. Choose an empty folder.
refused-event-no-evening-here = There is no evening in { $folder }.
refused-event-folder-taken = There is an evening in { $folder } already. Choose another folder with --data.
