;; Festival's front end (text analysis and American dictionary) -> full-context labels for the HTS voice.
;; The workshop appends one lex.add.entry per British pronunciation and one (labels "text" "file") per sentence.
(voice_cmu_us_slt_arctic_hts)

;; Pauses exactly where the text has punctuation.
(set! phrase_cart_tree
'((lisp_token_end_punc in ("?" "." ":" "!" ";")) ((BB))
  ((lisp_token_end_punc in ("," "-")) ((B))
   ((n.name is 0) ((BB)) ((NB))))))
(Parameter.set 'Phrase_Method 'cart_tree)

(define (labels text file)
  (let ((u (eval (list 'Utterance 'Text text))))
    (mapcar (lambda (step) (step u))
      (list Initialize Text Token_POS Token POS Phrasify Word Pauses Intonation PostLex Duration Int_Targets))
    (hts_dump_feats u hts_feats_list file)))
